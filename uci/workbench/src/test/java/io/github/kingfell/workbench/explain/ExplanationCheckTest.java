package io.github.kingfell.workbench.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The check rejects false sentences: a number one too large, a bad move left out, a move that is not bad. */
class ExplanationCheckTest {
    /** A number that is neither in the name of a square nor a move number. */
    private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b(?!\\.)");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/5p2/8/4k3/6K1/8/8/8 b - - 0 77",
                "3k4/8/4K3/3P4/8/8/8/8 w - - 0 1",
                "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1",
                "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1",
                "1r6/8/6Q1/8/k7/8/3K4/8 w - - 0 1",
                "8/8/3k4/8/8/3BN3/3K4/8 w - - 80 1",
                "8/8/8/8/8/2k5/8/K6r w - - 0 1"
            })
    void aFalseSentenceIsFound(String fen) throws Exception {
        Position root = Positions.of(fen);
        try (Engine engine = new Engine(StandardBook.create())) {
            ExactSource exact = new ExactSource(TableLibrary.withShippedTables());
            Explanation explanation = Explanation.of(root, engine, new Judge(engine, exact, 1_000));
            List<String> sentences = ExplanationTruthTest.ofTheTable(explanation);
            assertThat(isBelieved(root, exact, sentences)).isTrue();
            List<String> unnoticed = new ArrayList<>();
            for (int i = 0; i < sentences.size(); i++) {
                for (String tampered : tampered(sentences.get(i))) {
                    List<String> text = new ArrayList<>(sentences);
                    text.set(i, tampered);
                    if (isBelieved(root, exact, text)) {
                        unnoticed.add(tampered);
                    }
                }
                if (sentences.get(i).startsWith("  ")) {
                    List<String> text = new ArrayList<>(sentences);
                    text.remove(i);
                    assertThat(isBelieved(root, exact, text)).isFalse();
                }
            }
            assertThat(unnoticed).isEmpty();
        }
    }

    /** Returns variants of a sentence: each number one larger, the other side, another result. */
    private static List<String> tampered(String sentence) {
        List<String> tampered = new ArrayList<>();
        Matcher number = NUMBER.matcher(sentence);
        while (number.find()) {
            int larger = Integer.parseInt(number.group()) + 1;
            tampered.add(sentence.substring(0, number.start()) + larger + sentence.substring(number.end()));
        }
        for (String[] swap :
                new String[][] {{"White wins", "Black wins"}, {"Black wins", "White wins"}, {" draws:", " loses:"}}) {
            if (sentence.contains(swap[0])) {
                tampered.add(sentence.replace(swap[0], swap[1]));
            }
        }
        return tampered;
    }

    private static boolean isBelieved(Position root, ExactSource exact, List<String> sentences) {
        try {
            new ExplanationCheck(root, exact.probe(), new TreeMap<>()).check(sentences);
            return true;
        } catch (AssertionError | NotationException e) {
            return false;
        }
    }
}
