// Tests that nothing of the C ABI is missing, and that the example gives the losses of the C
// example bitwise.
// SPDX-License-Identifier: Apache-2.0
package org.mpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTest extends Fixture {
  private static Set<String> methods(String type) throws ClassNotFoundException {
    return Arrays.stream(Class.forName("org.mpt." + type).getMethods()).map(Method::getName).collect(Collectors.toSet());
  }

  private static String camel(String name) {
    String[] parts = name.split("_");
    StringBuilder out = new StringBuilder(parts[0]);
    for (int i = 1; i < parts.length; ++i) out.append(parts[i].substring(0, 1).toUpperCase()).append(parts[i].substring(1));
    return out.toString();
  }

  /** Checks that every operation of the library has a method, except those that are parts of
   * others. */
  @Test
  void everyOperationIsThere() throws ClassNotFoundException {
    Set<String> ops = methods("Ops");
    Set<String> inside = Set.of("write", "optimizer_step", "checkpoint", "conv", "conv_data", "conv_weight", "pool",
        "pool_grad", "max_pool_pick", "interpolate_grad");
    int n = 0;
    List<String> missing = new ArrayList<>();
    for (String name; (name = context.opName(n)) != null; ++n) {
      if (!ops.contains(camel(name)) && !inside.contains(name)) missing.add(name);
    }
    assertTrue(n > 100, n + " operations");
    assertEquals(List.of(), missing);
  }

  private static Map<String, String> table() throws Exception {
    try (var in = Context.class.getResourceAsStream("CONTENTS.md")) { // the copy in the jar
      Map<String, String> out = new TreeMap<>();
      var m = Pattern.compile("^\\| `(mpt_\\w+)` \\| (.+) \\|$", Pattern.MULTILINE)
          .matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      while (m.find()) out.put(m.group(1), m.group(2));
      return out;
    }
  }

  /** Checks that every name in the table exists. */
  @Test
  void everyFunctionHasACounterpart() throws Exception {
    int n = 0;
    for (var row : table().entrySet()) {
      assertTrue(!row.getValue().isBlank() && !row.getValue().startsWith("MISSING"), row.toString());
      for (var m = Pattern.compile("\\b([A-Z]\\w+)\\.(\\w+)").matcher(row.getValue()); m.find();) {
        if (m.group(2).equals("new")) assertTrue(Class.forName("org.mpt." + m.group(1)).getConstructors().length > 0, row.toString());
        else assertTrue(methods(m.group(1)).contains(m.group(2)), row.toString());
        ++n;
      }
    }
    assertTrue(n > 300, n + " functions");
  }

  /** Returns the declarations of the headers, parsed independently of the generator. */
  @Test
  void theTableHasEveryFunction() throws Exception {
    Set<String> have = table().keySet();
    Path include = Path.of("../../include/mpt").toAbsolutePath();
    List<String> missing = new ArrayList<>();
    try (var headers = Files.list(include)) {
      for (Path h : headers.filter(p -> p.toString().endsWith(".h")).toList()) {
        var m = Pattern.compile("^MPT_API[^;(]*?\\b(mpt_\\w+)\\s*\\(", Pattern.MULTILINE).matcher(Files.readString(h));
        while (m.find()) if (!have.contains(m.group(1))) missing.add(m.group(1));
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void theVersionIsTheLibrarys() {
    assertEquals(System.getProperty("mpt.version"), Mpt.versionString());
  }

  /** Compares the losses of the C example and the Java example. */
  @Test
  void mnistIsTheCExampleToTheLastBit(@TempDir Path folder) throws Exception {
    String example = System.getProperty("mpt.mnist", "");
    Assumptions.assumeTrue(Files.isRegularFile(Path.of(example)), "no C example was built");
    Path tool = Path.of("../common/make_idx.py").toAbsolutePath();
    run("python3", tool.toString(), folder.toString(), "1280");
    for (String model : List.of("mlp", "cnn")) {
      Path c = folder.resolve(model + "-c");
      Path java = folder.resolve(model + "-java");
      run(example, "--data", folder.toString(), "--model", model, "--epochs", "1", "--losses", c.toString());
      Class.forName("Mnist").getMethod("train", Map.class).invoke(null,
          Map.of("data", folder.toString(), "model", model, "epochs", "1", "losses", java.toString()));
      assertEquals(10, Files.readAllLines(c).size());
      assertEquals(Files.readAllLines(c), Files.readAllLines(java), model);
    }
  }

  /** Trains on the four ranks of the example, which fails if their bits are not those of one
   * program. */
  @Test
  void theExampleOfRanksTakesTheStepsOfOneProgram() throws Exception {
    double loss = (double) Class.forName("Ranks").getMethod("compare").invoke(null);
    assertTrue(loss < 0.02, "the loss is " + loss);
  }

  /** Runs a program. Its exit status, which reports the accuracy, does not matter here. */
  private static void run(String... command) throws Exception {
    Process p = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
    p.waitFor();
  }
}
