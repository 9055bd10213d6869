package io.github.kingfell.classics.tan;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NetworkReaderTest {
    private static final List<String> GOOD = List.of(
            "# a comment",
            "node first",
            "  if match(queen-safe)   # another",
            "  then won -> end",
            "  else try(king-before-front, 3) -> second",
            "",
            "node second",
            "  if wins-without(rear, bishop)",
            "  then push(front) -> end",
            "  else nothing -> end");

    @Test
    void aNetworkIsRead() {
        assertThatCode(() -> NetworkReader.read(GOOD)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | nod first | line 2: expected: node NAME",
                "3 | if | line 3: expected: if PREDICATE",
                "3 | if nonsense | line 3: no predicate nonsense; there are abreast,",
                "3 | if match(nonsense) | line 3: no predicate match(nonsense);",
                "3 | if match(queen-safe | line 3: cannot read the predicate match(queen-safe",
                "4 | then wonn -> end | line 4: no action wonn; there are attack(PAWNS),",
                "4 | then won | line 4: expected: then ACTION -> NODE",
                "4 | else won -> end | line 4: expected: then ACTION -> NODE",
                "5 | else try(king-before-front, 0) -> second | line 5: no action try(king-before-front, 0);",
                "5 | else push(bishop) -> second | line 5: no action push(bishop);",
                "7 | node first | line 7: there is already a node first",
                "8 | if wins-without(queen) | line 8: no predicate wins-without(queen);",
                "9 | then won -> third | node second leads to third, which does not exist",
                "9 | then won -> first | node second leads back to first",
                "10 | # nothing | line 9: expected: else ACTION -> NODE"
            })
    void mistakesAreNamed(int line, String text, String complaint) {
        List<String> lines = new ArrayList<>(GOOD);
        lines.set(line - 1, text);
        assertThatThrownBy(() -> NetworkReader.read(lines))
                .isInstanceOf(UnreadableNetworkException.class)
                .hasMessageStartingWith(complaint);
    }

    @Test
    void anEmptyNetworkIsAMistake() {
        assertThatThrownBy(() -> NetworkReader.read(List.of("# nothing"))).hasMessage("line 1: no nodes");
    }
}
