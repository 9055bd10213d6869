package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.pawnending.SmallPromotions.Question;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Underpromotions are asked about only where they may matter: the tables say of every position that this is enough. */
class SmallPromotionsTest {
    private final TableProbe tables = TableLibrary.withShippedTables().reader();
    private int notWon;
    private int better;

    @Test
    @Tag("slow")
    void nowhereIsAnUnderpromotionMissed() {
        for (int square = 56; square < 64; square++) {
            compare(new Question(0, 0, square));
            for (int pawn = 8; pawn < 56; pawn++) {
                compare(new Question(0, Bitboard.of(pawn), square));
                if (pawn != square - 8) {
                    compare(new Question(Bitboard.of(pawn), 0, square));
                }
            }
        }
        assertThat(notWon).isGreaterThan(150_000);
        assertThat(better).isGreaterThan(36);
    }

    private void compare(Question question) {
        LegalRows legal = new LegalRows();
        legal.places(question.white(), question.black());
        for (int king = 0; king < 64; king++) {
            for (long rest = question.places(legal, king); rest != 0; rest = Bitboard.rest(rest)) {
                compare(question, Bitboard.first(rest), king);
            }
        }
    }

    private void compare(Question question, int whiteKing, int blackKing) {
        Position queen = question.position(whiteKing, blackKing, Piece.QUEEN);
        int value = value(queen);
        if (value == SmallPromotions.WON) {
            return;
        }
        notWon++;
        for (int piece = Piece.KNIGHT; piece < Piece.QUEEN; piece++) {
            Position other = question.position(whiteKing, blackKing, piece);
            if (value(other) > value) {
                better++;
                assertThat(SmallPromotions.mayBeBetter(queen, question.square()))
                        .as(Fen.format(other))
                        .isTrue();
            }
        }
    }

    private int value(Position position) {
        Distance distance = tables.distance(position).orElseThrow();
        return distance.isWin() ? SmallPromotions.LOST : distance.isLoss() ? SmallPromotions.WON : 0;
    }
}
