// standard: makes an assembly of .NET Standard 2.1 of one that Mono's compiler has made.
//
//   mono standard.exe NETSTANDARD.DLL FROM.dll TO.dll
//
// Mono's compiler refers to types in Mono's own assemblies (mscorlib, System ..). NETSTANDARD.DLL,
// Mono's facade, lists the types of .NET Standard 2.1 and where they are. This program refers to
// them in netstandard 2.1 instead, and fails where the assembly uses a type that is not in the
// list. The same input gives the same bytes.
// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using Mono.Cecil;

public static class Standard {
  private static TypeReference Outermost(TypeReference t) {
    return t.DeclaringType == null ? t : Outermost(t.DeclaringType);
  }

  public static int Main(string[] args) {
    AssemblyDefinition facade = AssemblyDefinition.ReadAssembly(args[0]);
    var standard = new HashSet<string>(facade.MainModule.ExportedTypes.Select(t => t.FullName));
    AssemblyDefinition assembly = AssemblyDefinition.ReadAssembly(args[1]);
    ModuleDefinition module = assembly.MainModule;
    var netstandard = new AssemblyNameReference("netstandard", new Version(2, 1, 0, 0)) {
      PublicKeyToken = facade.Name.PublicKeyToken
    };
    // The assemblies of Mono; references to others stay.
    var monos = new HashSet<string>(facade.MainModule.ExportedTypes.Select(t => t.Scope.Name));
    TypeReference[] used = module.GetTypeReferences().Where(t => monos.Contains(Outermost(t).Scope.Name)).ToArray();
    string[] outside = used.Select(Outermost).Select(t => t.FullName).Distinct()
        .Where(t => !standard.Contains(t)).OrderBy(t => t, StringComparer.Ordinal).ToArray();
    if (outside.Length > 0) {
      Console.Error.WriteLine(args[1] + " uses types that " + facade.Name.Name + " does not have: "
          + string.Join(", ", outside));
      return 1;
    }
    foreach (TypeReference t in used) if (t.DeclaringType == null) t.Scope = netstandard;
    foreach (AssemblyNameReference a in module.AssemblyReferences.Where(a => monos.Contains(a.Name)).ToArray()) {
      module.AssemblyReferences.Remove(a);
    }
    module.AssemblyReferences.Add(netstandard);
    using (var md5 = MD5.Create()) { // in place of a random number: a digest of the types and members
      var members = new StringBuilder();
      foreach (TypeDefinition t in module.GetTypes()) {
        foreach (MethodDefinition m in t.Methods) {
          members.Append(m.FullName).Append('\n');
          if (m.HasBody) foreach (var i in m.Body.Instructions) members.Append(i).Append('\n');
        }
        foreach (FieldDefinition f in t.Fields) members.Append(f.FullName).Append(f.Constant).Append('\n');
      }
      module.Mvid = new Guid(md5.ComputeHash(Encoding.UTF8.GetBytes(members.ToString())));
    }
    assembly.Write(args[2], new WriterParameters {Timestamp = 0});
    return 0;
  }
}
