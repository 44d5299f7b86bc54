-- libmpt in LuaJIT: reads the library's own headers, so that every function, struct and number is
-- there, and none is written twice.
--
--   local mpt = require "mpt"
--   mpt.load("/usr/local/include", "mpt")       -- the folder with mpt/mpt.h, and the library
--   local context = mpt.context_create()
--   local y = mpt.gelu(mpt.linear(x, w, b))     -- the last pointer of a call is its result
--
-- A call that fails is an error with the library's text. Arguments that are left out have the
-- defaults that the header gives, and pointers are NULL. mpt.C has the plain functions and the
-- constants, mpt.desc "mpt_stepper_desc" a struct with its defaults.
-- SPDX-License-Identifier: Apache-2.0
local ffi = require "ffi"
local mpt = {}

local function read(path)
  local file, why = io.open(path, "rb")
  if not file then error("libmpt's header is missing: " .. why, 0) end
  local text = file:read "*a"
  file:close()
  return text
end

-- Returns the declarations of a header without comments, directives and what depends on a compiler,
-- and adds the numbers that it defines.
local function declarations(text, numbers)
  text = text:gsub("/%*.-%*/", " "):gsub("\\\r?\n", " ")
  local kept, depth = {}, 0
  for line in text:gmatch "[^\r\n]+" do
    local directive, rest = line:match "^%s*#%s*(%a+)%s*(.*)"
    if not directive then
      if depth == 0 then kept[#kept + 1] = line end
    elseif directive:match "^if" then
      if depth > 0 or not rest:match "^MPT_[%u]*_?H%s*$" then depth = depth + 1 end
    elseif directive == "endif" then
      depth = math.max(depth - 1, 0)
    elseif directive == "define" and depth == 0 then
      local name, value = rest:match "^(MPT_[%u%d_]+)%s+%(?(%-?%d+)%)?%s*$"
      if name then numbers[#numbers + 1] = ("static const int %s = %s;"):format(name, value) end
    end
  end
  text = table.concat(kept, "\n")
  for _, word in ipairs { "MPT_API", "MPT_CALL", "MPT_NULLABLE" } do
    text = text:gsub("%f[%w_]" .. word .. "%f[^%w_]", "")
  end
  return (text:gsub("MPT_HANDLE%(([%w_]+)%)", "typedef struct %1_s *%1"))
end

-- A default of the header as a Lua value.
local function value_of(text)
  if text == "INFINITY" then return math.huge end
  return tonumber(text) or ffi.C[text]
end

-- Notes how a function is called: its number of arguments, their defaults, the type of its result.
local function signature(args)
  local s = { count = 0, defaults = {} }
  local last
  for arg in (args .. ","):gmatch "%s*(.-)%s*," do
    s.count = s.count + 1
    local default = arg:match "MPT_DEFAULT(%b())"
    s.defaults[s.count] = default and default:sub(2, -2)
    last = arg:gsub("%s*MPT_DEFAULT%b()", "")
  end
  s.result = last:match "^(mpt_[%w_]+)%s*%*%s*out$"
  return s
end

local library, signatures

-- Reads the headers in folder/mpt, and opens the library: a name as ffi.load takes it, or a path.
function mpt.load(folder, name)
  local numbers, texts, known = {}, {}, {}
  local function add(file)
    if known[file] then return end
    known[file] = true
    local text = read(folder .. "/mpt/" .. file)
    for other in text:gmatch '#include "(mpt_%a+%.h)"' do add(other) end
    texts[#texts + 1] = declarations(text, numbers)
  end
  add "mpt.h"
  local text = table.concat(texts, "\n")
  signatures = {}
  for f, args in text:gmatch "mpt_status%s+(mpt_[%w_]+)(%b())%s*;" do
    signatures[f] = signature(args:sub(2, -2):gsub("%s+", " "))
  end
  ffi.cdef(table.concat(numbers, "\n") .. text:gsub("%s*MPT_DEFAULT%b()", ""))
  library = ffi.load(name)
  mpt.C = library
  mpt.check(library.mpt_check_header(library.MPT_VERSION_MAJOR * 1000000 +
    library.MPT_VERSION_MINOR * 1000 + library.MPT_VERSION_PATCH))
end

-- Raises the library's error text if a call has failed; returns its status.
function mpt.check(status)
  if status < 0 then error(ffi.string(library.mpt_last_error()), 3) end
  return status
end

-- A struct with its defaults, or with struct_size set if the header gives it no function for them.
function mpt.desc(type)
  local d = ffi.new(type)
  local has_init, init = pcall(function() return library[type .. "_init"] end)
  if has_init then
    init(d, ffi.sizeof(d))
  else
    d.struct_size = ffi.sizeof(d)
  end
  return d
end

-- Numbers as an array of int64_t, such as a shape.
function mpt.shape(...)
  return ffi.new("int64_t[?]", select("#", ...), ...)
end

setmetatable(mpt, {
  __index = function(_, name)
    local f = library and library["mpt_" .. name]
    local s = signatures and signatures["mpt_" .. name]
    if not f then error("mpt.load comes first", 2) end
    local call = f
    if s then
      call = function(...)
        local args = { ... }
        for i, default in pairs(s.defaults) do
          if args[i] == nil then args[i] = value_of(default) end
        end
        if not s.result or args[s.count] then
          return mpt.check(f(unpack(args, 1, s.count)))
        end
        local out = ffi.new(s.result .. "[1]")
        args[s.count] = out
        mpt.check(f(unpack(args, 1, s.count)))
        return out[0]
      end
    end
    mpt[name] = call
    return call
  end,
})

return mpt
