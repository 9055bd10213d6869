package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.PlayerId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Compares the page about the options with the engine's declarations. */
class UciManualTest {
    private static final Path PAGE = Path.of("../../docs/uci.md");
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|([^|]*)\\| .+ \\|");
    private static final Pattern DECLARATION =
            Pattern.compile("option name (.+?) type \\w+(?: default (.+?))?(?: min .*| var .*)?");

    @Test
    void allOptionsWithTheirDefaults() throws IOException {
        Map<String, String> described = new LinkedHashMap<>();
        Files.readAllLines(PAGE).stream()
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .forEach(row -> described.put(row.group(1), row.group(2).strip()));
        Map<String, String> declared = new LinkedHashMap<>();
        new UciOptions(
                        List.of(PlayerId.ALPHA_BETA),
                        1024,
                        "Kingfell VERSION: endgames with reasons, mates with proofs. Apache License 2.0",
                        new UciOptions.Actions(() -> {}, file -> ""))
                .declarations().stream()
                        .map(DECLARATION::matcher)
                        .filter(Matcher::matches)
                        .forEach(option -> declared.put(
                                option.group(1),
                                option.group(2) == null ? "" : option.group(2).replace("<empty>", "empty")));
        assertThat(described).isEqualTo(declared);
    }
}
