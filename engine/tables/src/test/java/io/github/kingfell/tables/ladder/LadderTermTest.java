package io.github.kingfell.tables.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the terms see on boards that were counted by hand. */
class LadderTermTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | their king {} from the edge                                        | 3
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | kings {} apart                                                     | 4
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | kings {} files and ranks apart                                     | 5
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | the rook's box {} squares                                          | 24
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | the rook's box {} files and ranks                                  | 10
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | the rook's box {} wide                                             | 4
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | their king can walk to {} squares                                  | 24
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | their king's moves {}                                              | 5
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | a rook not guarded                                                 | 0
            8/8/8/8/8/4k3/3R4/7K b - - 0 1  | a rook hangs                                                       | 1
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | our king {} files and ranks from the inner corner of the rook's box | 3
            8/8/8/4k3/8/8/3R4/3K4 b - - 0 1 | the rook not between the kings                                     | 0
            7k/8/6K1/8/8/8/8/5R2 b - - 0 1  | their king can walk to {} squares                                  | 2
            7k/8/6K1/8/8/8/8/R7 b - - 0 1   | kings not a knight's move apart                                    | 0
            k7/8/1K6/8/8/8/8/7R b - - 0 1   | kings do not face each other                                       | 1
            k7/8/1K6/8/8/8/8/7R b - - 0 1   | their king {} from a corner                                        | 0
            8/8/3k4/8/3K4/3P4/8/8 b - - 0 1 | our king on no key square                                          | 1
            8/3k4/8/3K4/8/3P4/8/8 b - - 0 1 | our king on no key square                                          | 0
            8/8/8/8/P7/8/8/K5k1 b - - 0 1   | their king in the square                                           | 0
            8/8/8/4k3/P7/8/8/K7 b - - 0 1   | their king in the square                                           | 1
            8/8/8/4k3/P7/8/8/K7 w - - 0 1   | their king in the square                                           | 1
            8/8/8/5k2/P7/8/8/K7 b - - 0 1   | their king in the square                                           | 1
            8/8/8/5k2/P7/8/8/K7 w - - 0 1   | their king in the square                                           | 0
            8/8/2k5/8/P7/8/8/K7 w - - 0 1   | their king {} files from the pawn                                  | 2
            8/8/2k5/8/P7/8/8/K7 w - - 0 1   | their king's rank, less the pawn's, plus 7, {}                     | 9
            k7/8/8/7p/3K4/8/8/7R w - - 0 1  | our king in their pawn's square                                    | 1
            k7/8/8/7p/3K4/8/8/7R b - - 0 1  | our king in their pawn's square                                    | 1
            k7/8/8/7p/2K5/8/8/7R w - - 0 1  | our king in their pawn's square                                    | 1
            k7/8/8/7p/2K5/8/8/7R b - - 0 1  | our king in their pawn's square                                    | 0
            k7/8/8/7p/2K5/8/8/7R b - - 0 1  | their pawn's way blocked                                           | 1
            k7/8/8/7p/2K5/8/8/R7 b - - 0 1  | their pawn's way blocked                                           | 0
            k7/8/8/7p/2K5/8/8/R7 b - - 0 1  | their pawn's steps {}                                              | 4
            k7/7p/8/8/P7/8/8/K7 w - - 0 1   | our pawn's lead in steps, plus 7, {}                               | 8
            k7/7p/8/8/P7/8/8/K7 w - - 0 1   | the pawns {} files apart                                           | 7
            k7/7p/8/8/P7/8/8/K7 w - - 0 1   | our pawn's rank, less theirs, plus 7, {}                           | 4
            8/8/4k3/8/8/8/2n5/1K2R3 b - - 0 1 | their king in check                                               | 1
            8/8/8/8/8/4k3/2n5/1K2R3 b - - 0 1 | their knight guarded                                              | 0
            """)
    void aBoardIsSeenAsAPersonSeesIt(String fen, String words, int value) throws NotationException {
        Position position = Fen.parse(fen);
        List<LadderTerm> terms = LadderTerms.of(position.material(), position.sideToMove()).stream()
                .filter(term -> term.words().equals(words))
                .toList();
        assertThat(terms).hasSize(1);
        assertThat(terms.get(0).of(position)).isEqualTo(value);
    }

    @Test
    void noEndingHasTwoTermsOfTheSameWords() {
        for (String name : List.of("KRK", "KQK", "KPK", "KBBK", "KBNK", "KQKR", "KRKN", "KRKP", "KNNK", "KPKP")) {
            List<String> words = new ArrayList<>();
            for (LadderTerm term : LadderTerms.of(MaterialKey.parse(name), Color.WHITE)) {
                words.add(term.words());
            }
            Set<String> different = new TreeSet<>(words);
            assertThat(different).as(name).hasSameSizeAs(words);
        }
    }

    @Test
    void cluesReadAsAPersonSaysThem() {
        LadderTerm apart = LadderTerm.number("kings {} apart", x -> 0);
        LadderTerm edge = LadderTerm.number(
                "their king {} from the edge", "their king on the edge", "their king off the edge", x -> 0);
        LadderTerm guarded = LadderTerm.yesOrNo("guarded", "not guarded", x -> 0);
        assertThat(new Clue(apart, 0, 2).words()).isEqualTo("kings at most 2 apart");
        assertThat(new Clue(apart, 3, Clue.NO_BOUND).words()).isEqualTo("kings at least 3 apart");
        assertThat(new Clue(apart, 3, 3).words()).isEqualTo("kings 3 apart");
        assertThat(new Clue(edge, 0, 0).words()).isEqualTo("their king on the edge");
        assertThat(new Clue(edge, 1, Clue.NO_BOUND).words()).isEqualTo("their king off the edge");
        assertThat(new Clue(guarded, 0, 0).words()).isEqualTo("guarded");
        assertThat(new Clue(guarded, 1, Clue.NO_BOUND).words()).isEqualTo("not guarded");
        assertThat(new Rung(List.of(new Clue(apart, 0, 2), new Clue(edge, 0, 0))).words())
                .isEqualTo("kings at most 2 apart; their king on the edge");
    }
}
