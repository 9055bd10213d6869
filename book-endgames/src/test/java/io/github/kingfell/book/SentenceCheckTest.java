package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sceptical reader notices errors: raising any number of a true text by one makes it false. */
class SentenceCheckTest {
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /** A bound that is one too large is true as well. */
    private static final String BOUND = "the book can promise mate within";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/2K5/3R4/8/4k3/8/8 w - - 0 3",
                "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1",
                "1R6/8/8/8/8/8/8/k1K5 w - - 0 1",
                "8/8/2K5/8/8/4k3/1Q6/8 w - - 0 1",
                "8/8/8/4k3/8/3BBK2/8/8 w - - 0 1",
                "8/8/8/4k3/8/4BK2/3N4/8 w - - 0 1",
                "8/8/8/3k4/3BBK2/8/8/8 b - - 0 1",
                "1r6/8/6Q1/8/k7/8/3K4/8 w - - 0 1"
            })
    void aWrongNumberIsFound(String fen) throws NotationException {
        Position root = Positions.of(fen);
        List<String> sentences = new Wording(new BookMatch(StandardBook.create(), StandardBook.certificates())
                        .player()
                        .explain(root))
                .sentences();
        new SentenceCheck(root).check(sentences);
        List<String> unnoticed = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            for (String tampered : withLargerNumbers(sentences.get(i))) {
                List<String> text = new ArrayList<>(sentences);
                text.set(i, tampered);
                if (isBelieved(root, text)) {
                    unnoticed.add(tampered);
                }
            }
        }
        assertThat(unnoticed).isEmpty();
    }

    private static List<String> withLargerNumbers(String sentence) {
        List<String> tampered = new ArrayList<>();
        Matcher number = NUMBER.matcher(sentence);
        while (number.find()) {
            String before = sentence.substring(0, number.start());
            if (!before.startsWith(BOUND)) {
                int larger = Integer.parseInt(number.group()) + 1;
                tampered.add(before + larger + sentence.substring(number.end()));
            }
        }
        return tampered;
    }

    private static boolean isBelieved(Position root, List<String> sentences) {
        try {
            new SentenceCheck(root).check(sentences);
            return true;
        } catch (AssertionError | NotationException e) {
            return false;
        }
    }
}
