package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A small vocabulary for tables written in tests. */
final class WrittenTable {
    static final Vocabulary WORDS = new Vocabulary(
            "TEST",
            Map.of(
                    "CHECKMATE", x -> !x.usToMove() && x.position().inCheck() && x.hasNoMove(),
                    "STALEMATE", x -> !x.position().inCheck() && x.hasNoMove(),
                    "CHECK", x -> x.position().inCheck(),
                    "QUEENLOST", x -> x.position().pieces(Color.WHITE, Piece.QUEEN) == 0,
                    "ALWAYS", x -> true,
                    "MOVED", x -> x.position().key() != x.root().key()),
            Map.of(
                    "KING",
                    (x, move) -> Move.from(move) == x.position().king(Color.WHITE) ? 0 : MoveConstraint.FORBIDDEN,
                    "LATER",
                    (x, move) -> 63 - Move.to(move)));

    private static final List<String> HEAD = List.of("table T", "material KQK", "aim win", "vocabulary TEST");

    private WrittenTable() {}

    /** Parses a table from these lines after the usual first four. */
    static AdviceTable table(String... lines) {
        try {
            return AdviceParser.parse("t", withHead(lines), List.of(WORDS));
        } catch (AdviceFormatException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static List<String> withHead(String... lines) {
        List<String> all = new ArrayList<>(HEAD);
        all.addAll(List.of(lines));
        return all;
    }
}
