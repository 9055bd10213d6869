package io.github.kingfell.engine.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdviceParserTest {
    private static final String ADVICE = "advice A; holding ALWAYS; depth 1";

    @Test
    void readsAWholeTable() {
        AdviceTable table = WrittenTable.table(
                "title  queen   # and king",
                "conditions CHECK ALWAYS",
                "rule R1 N - : A, B",
                "rule R2 - Y : B",
                "advice A",
                "  better CHECKMATE ttm",
                "  holding not QUEENLOST, not STALEMATE ttm",
                "  us KING, any",
                "  depth 3",
                "",
                "advice B",
                "  holding MOVED utm",
                "  depth 2",
                "scope not CHECK",
                "exception STALEMATE",
                "observe CHECK, not MOVED");

        assertThat(table.title()).isEqualTo("queen");
        assertThat(table.conditions()).extracting(Literal::name).containsExactly("CHECK", "ALWAYS");
        Rule first = table.rules().get(0);
        assertThat(first.pattern()).containsExactly(Rule.Mark.NO, Rule.Mark.EITHER);
        assertThat(first.advice()).extracting(Advice::name).containsExactly("A", "B");
        Advice advice = first.advice().get(0);
        assertThat(advice.better()).hasToString("CHECKMATE ttm");
        assertThat(advice.holding()).hasToString("not QUEENLOST, not STALEMATE ttm");
        assertThat(advice.us()).hasSize(2);
        assertThat(advice.depth()).isEqualTo(3);
        assertThat(first.advice().get(1).better().isNone()).isTrue();
        assertThat(table.claim().scope()).hasToString("not CHECK");
        assertThat(table.claim().exception()).hasToString("STALEMATE");
        assertThat(table.claim().observed()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rules R : A|5: statement expected, one of advice, aim, better,",
                "rule|5: text expected after \"rule\"",
                "rule R A|5: rule expected as NAME MARKS : ADVICE, ADVICE, ...",
                "rule r : A|5: name of the rule expected in capitals, digits and hyphens, not \"r\"",
                "rule R Y : A|5: one mark for each of 0 conditions expected, not 1",
                "conditions CHECK; rule R X : A|6: mark Y, N or - expected, not \"X\"",
                "rule R : A; conditions CHECK|6: conditions expected before the first rule",
                "rule R :|5: advice expected after \":\"",
                "rule R : A; rule R : A|6: rule R is already defined",
                "rule R : A, B; " + ADVICE + "|5: unknown advice \"B\"; there are A",
                ADVICE + "; " + ADVICE + "|8: advice A is already defined",
                ADVICE + "|7: at least one rule expected",
                "advice A; depth 1; rule R : A|5: better or holding expected for advice A",
                "advice A; better CHECK; rule R : A|5: depth expected for advice A",
                "advice A; depth 0|6: number of plies from 1 to 9 expected, not \"0\"",
                "advice A; depth 10|6: number of plies from 1 to 9 expected, not \"10\"",
                "advice A; depth 1; depth 2|7: \"depth\" must not be repeated",
                "advice A; better CHECK; better CHECK|7: \"better\" must not be repeated",
                "depth 1|5: \"depth\" is allowed after an \"advice\" line only",
                "advice A; better CHEK|6: unknown predicate \"CHEK\"; there are ALWAYS, CHECK, CHECKMATE,",
                "advice A; better CHECK otm|6: utm, ttm or a comma expected, not \"otm\"",
                "advice A; better CHECK,|6: predicate expected as [not] NAME [utm|ttm], not \"\"",
                "advice A; better not|6: predicate expected as",
                "advice A; us QUEEN|6: unknown move constraint \"QUEEN\"; there are any, KING, LATER",
                "table U|5: \"table\" must not be repeated",
                "conditions CHECK CHEK|5: unknown predicate \"CHEK\"",
                "scope CHEK|5: unknown predicate \"CHEK\"",
            })
    void complaintsNameTheLineAndWhatWasExpected(String lines, String complaint) {
        List<String> table = WrittenTable.withHead(lines.split(";\\s*"));
        assertThatThrownBy(() -> AdviceParser.parse("my.advice", table, List.of(WrittenTable.WORDS)))
                .isInstanceOf(AdviceFormatException.class)
                .hasMessageStartingWith("my.advice:" + complaint);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "aim lose|aim|1: win or draw expected",
                "material KKK|material|1: material such as KNKR expected, our side first",
                "material KQQQQQQQQQQK|material|1: at most 10 men expected, not 12",
                "vocabulary NONE|vocabulary|1: unknown vocabulary \"NONE\"; there are TEST",
                "table low|table|1: name of the table expected",
                "# none|aim|",
                "# none|material|",
                "# none|table|",
            })
    void theHeaderIsChecked(String line, String keyword, String complaint) {
        List<String> lines = new ArrayList<>(List.of(line));
        WrittenTable.withHead("rule R : A", "advice A", "holding ALWAYS", "depth 1").stream()
                .filter(other -> !other.startsWith(keyword))
                .forEach(lines::add);
        String expected = complaint == null ? "8: \"" + keyword + "\" is missing from the table" : complaint;
        assertThatThrownBy(() -> AdviceParser.parse("my.advice", lines, List.of(WrittenTable.WORDS)))
                .isInstanceOf(AdviceFormatException.class)
                .hasMessageStartingWith("my.advice:" + expected);
    }

    @Test
    void predicatesNeedAVocabulary() {
        assertThatThrownBy(() -> AdviceParser.parse("x", List.of("conditions CHECK"), List.of(WrittenTable.WORDS)))
                .hasMessage("x:1: vocabulary expected before the first predicate");
        assertThatThrownBy(() -> AdviceParser.parse("x", List.of(), List.of(WrittenTable.WORDS)))
                .hasMessage("x:1: at least one rule expected");
    }
}
