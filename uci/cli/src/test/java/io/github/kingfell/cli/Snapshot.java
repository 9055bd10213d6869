package io.github.kingfell.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The files of a folder with their contents, one character for each byte. What two equal runs do not share is left out:
 * times, dates and the name of the folder.
 *
 * @param files content by the name relative to the folder
 */
record Snapshot(Map<String, String> files) {
    static Snapshot of(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String content = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                files.put(folder.relativize(file).toString(), timeless(content.replace(folder.toString(), "OUT")));
            }
        }
        return new Snapshot(files);
    }

    private static String timeless(String content) {
        return content.replaceAll("\"(seconds|solvedAfter|time|millis|nps)\":[0-9.]+", "\"$1\":0")
                .replaceAll("\\b20\\d\\d([-.])\\d\\d\\1\\d\\d(?!\\d)", "DATE")
                .replaceAll("\\d\\d:\\d\\d:\\d\\d", "CLOCK")
                .replaceAll("\\b\\d+\\.\\d+( ?s\\b|</td>| +\\|)", "0$1")
                .replaceAll("(?s)(aria-label=\"problems solved[^>]*>).*?</svg>", "$1PLOT</svg>");
    }

    boolean has(String name) {
        return files.containsKey(name);
    }

    /** Returns the content; of a missing file an empty one. */
    String content(String name) {
        return files.getOrDefault(name, "");
    }
}
