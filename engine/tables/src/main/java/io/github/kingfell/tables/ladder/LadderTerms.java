package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The vocabulary of an ending: what there is to see in its positions. */
final class LadderTerms {
    private LadderTerms() {}

    /** @param sideToMove in the positions of the patterns: White where Black holds a draw */
    static List<LadderTerm> of(long material, int sideToMove) {
        List<LadderTerm> terms = new ArrayList<>(KingTerms.all());
        List<Integer> ours = kinds(material, Color.WHITE);
        for (int kind : ours) {
            int count = MaterialKey.count(material, Color.WHITE, kind);
            terms.addAll(PieceTerms.of(kind, count));
            if (kind == Piece.PAWN && count == 1) {
                terms.addAll(OnePawnTerms.all());
                if (sideToMove == Color.WHITE) {
                    terms.addAll(OnePawnTerms.ofDefender());
                }
            }
        }
        for (int kind : kinds(material, Color.BLACK)) {
            if (MaterialKey.count(material, Color.BLACK, kind) == 1) {
                terms.addAll(DefenderTerms.of(kind, ours));
            }
            if (kind == Piece.PAWN && MaterialKey.count(material, Color.BLACK, kind) == 1) {
                terms.addAll(TheirPawnTerms.of(MaterialKey.count(material, Color.WHITE, Piece.PAWN) == 1));
            }
        }
        return terms;
    }

    private static List<Integer> kinds(long material, int color) {
        return IntStream.range(Piece.PAWN, Piece.KING)
                .filter(kind -> MaterialKey.count(material, color, kind) > 0)
                .boxed()
                .toList();
    }
}
