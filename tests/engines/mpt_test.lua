-- Tests of examples/love/mpt.lua: luajit mpt_test.lua SOURCE LIBRARY. What LuaJIT has read from the
-- headers is what compiled programs rely on.
-- SPDX-License-Identifier: Apache-2.0
local source, library = arg[1], arg[2]
package.path = source .. "/examples/love/?.lua;" .. package.path
local ffi = require "ffi"
local mpt = require "mpt"

local failed, number = 0, 0
local function check(name, ok, why)
  number = number + 1
  if not ok then failed = failed + 1 end
  print(("%s %d - %s%s"):format(ok and "ok" or "not ok", number, name, ok and "" or ": " .. tostring(why)))
end

local ok, why = pcall(mpt.load, "/nowhere", library)
check("a folder without headers is named", not ok and why:find "/nowhere/mpt/mpt.h", why)
mpt.load(source .. "/include", library)

-- Sizes, offsets, numbers and functions of the agreed interface.
local wrong, counts = {}, { SIZE = 0, FIELD = 0, NUMBER = 0, FUNCTION = 0 }
local function expect(what, found, wanted)
  if found ~= wanted then wrong[#wrong + 1] = ("%s is %s, not %s"):format(what, tostring(found), tostring(wanted)) end
end
local function size(name)
  local is_known, bytes = pcall(ffi.sizeof, name)
  return is_known and bytes or "unknown"
end
for line in io.lines(source .. "/tests/abi/agreed.def") do
  local kind, rest = line:match "^(%u+)%((.*)%);"
  local name, value = (rest or ""):match "^([%w_]+), (.*)$"
  local is_module = name and (name:lower():match "^mpt_cuda" or name:lower():match "^mpt_vulkan")  -- headers of their own
  if kind and counts[kind] and name and not is_module then
    counts[kind] = counts[kind] + 1
    if kind == "SIZE" then
      expect(name, size(name), tonumber(value))
    elseif kind == "FIELD" then
      local field, offset = value:match "^([%w_]+), (%d+)"
      local is_known, at = pcall(ffi.offsetof, name, field)
      expect(name .. "." .. field, is_known and at, tonumber(offset))
    elseif kind == "NUMBER" then
      local is_known, n = pcall(function() return mpt.C[name] end)
      expect(name, is_known and tonumber(n), tonumber(value))
    else
      local is_known = pcall(function() return mpt.C[name] end)
      expect(name, is_known, true)
    end
  end
end
check(("%d structs, %d fields, %d numbers and %d functions are those that are agreed"):format(
  counts.SIZE, counts.FIELD, counts.NUMBER, counts.FUNCTION),
  #wrong == 0 and counts.SIZE > 40 and counts.FIELD > 300 and counts.NUMBER > 150 and counts.FUNCTION > 400,
  table.concat(wrong, "; "))

local C = mpt.C
local context = mpt.context_create()
local data = ffi.new("float[4]", -1, 0, 1, 2)
local x = mpt.tensor_from_data(context, C.MPT_F32, mpt.shape(2, 2), 2, data, 16)
local function values(t)
  local out = ffi.new "float[4]"
  mpt.tensor_read(t, C.MPT_F32, out, 4)
  return ("%g %g %g %g"):format(out[0], out[1], out[2], out[3])
end
check("a call returns its result", values(mpt.relu(x)) == "0 0 1 2", values(mpt.relu(x)))
check("an argument that is left out has the header's default", values(mpt.leaky_relu(x)) == "-0.01 0 1 2",
  values(mpt.leaky_relu(x)))
check("a default may be infinite", values(mpt.clamp(x, 0.5)) == "0.5 0.5 1 2", values(mpt.clamp(x, 0.5)))
check("a pointer that is left out is NULL", values(mpt.linear(x, x)) == "1 -1 -1 5", values(mpt.linear(x, x)))
ok, why = pcall(mpt.matmul, x, mpt.tensor_from_data(context, C.MPT_F32, mpt.shape(4), 1, data, 16))
check("an error has the library's text", not ok and why:find "mpt_matmul: ", why)
check("a struct has its defaults", mpt.desc "mpt_stepper_desc".accumulate == 1)
check("a struct without a function for them has its size", mpt.desc "mpt_tensor_info".struct_size ==
  ffi.sizeof "mpt_tensor_info")
ok, why = pcall(function() return mpt.no_such_call end)
check("an unknown call is an error", not ok and tostring(why):find "mpt_no_such_call", why)
print("1.." .. number)
os.exit(failed == 0 and 0 or 1)
