package io.github.kingfell.tables.ladder;

import static io.github.kingfell.tables.ladder.LadderTerm.number;
import static io.github.kingfell.tables.ladder.LadderTerm.yesOrNo;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/** What there is to see of the only piece of the weaker side. */
final class DefenderTerms {
    private DefenderTerms() {}

    /** @param against the kinds of White's pieces, each of which he has once or twice */
    static List<LadderTerm> of(int kind, List<Integer> against) {
        String theirs = "their " + PieceTerms.word(kind);
        List<LadderTerm> terms = new ArrayList<>(List.of(
                number(theirs + " {} from their king", x -> Square.distance(x.king(Color.BLACK), at(x, kind))),
                number(theirs + " {} from our king", x -> Square.distance(x.king(Color.WHITE), at(x, kind))),
                number(
                        theirs + " {} from the edge",
                        theirs + " on the edge",
                        theirs + " off the edge",
                        x -> Distances.edge(at(x, kind))),
                yesOrNo(
                        theirs + " attacked",
                        theirs + " not attacked",
                        x -> Distances.attacks(x, Color.WHITE, at(x, kind)) ? 0 : 1),
                yesOrNo(
                        theirs + " unguarded",
                        theirs + " guarded",
                        x -> Distances.attacks(x, Color.BLACK, at(x, kind)) ? 1 : 0),
                number(
                        theirs + " with safe moves {}",
                        theirs + " without a safe move",
                        theirs + " with a safe move",
                        x -> Bitboard.count(safe(x, kind))),
                number(
                        "their safe moves {}",
                        "no safe move for them",
                        "a safe move for them",
                        x -> Bitboard.count(safe(x, kind)) + Distances.kingMoves(x)),
                yesOrNo("their king not in check", "their king in check", x -> x.inCheck() ? 1 : 0),
                yesOrNo(
                        theirs + " threatens no fork",
                        theirs + " threatens a fork",
                        x -> threatensFork(x, kind) ? 1 : 0)));
        for (int ours : against) {
            String words = "our " + PieceTerms.word(ours) + " {} from " + theirs;
            terms.add(number(words, x -> nearest(x, ours, at(x, kind))));
        }
        return terms;
    }

    private static int at(Position position, int kind) {
        return Distances.square(position, Color.BLACK, kind);
    }

    private static int nearest(Position position, int kind, int square) {
        int nearest = 8;
        for (long rest = position.pieces(Color.WHITE, kind); rest != 0; rest = Bitboard.rest(rest)) {
            nearest = Math.min(nearest, Square.distance(square, Bitboard.first(rest)));
        }
        return nearest;
    }

    private static long safe(Position position, int kind) {
        long reach = kind == Piece.PAWN
                ? Attacks.pawn(Color.BLACK, at(position, kind))
                : Attacks.of(kind, at(position, kind), position.occupied());
        return reach & ~position.color(Color.BLACK) & ~Distances.guarded(position, true);
    }

    /** Returns true when the piece has a safe move after which it attacks, or would skewer, king and piece. */
    private static boolean threatensFork(Position position, int kind) {
        if (kind == Piece.PAWN) {
            return false;
        }
        int king = position.king(Color.WHITE);
        long others = position.occupied() & ~Bitboard.of(at(position, kind)) & ~Bitboard.of(king);
        for (long rest = safe(position, kind); rest != 0; rest = Bitboard.rest(rest)) {
            long hit = Attacks.of(kind, Bitboard.first(rest), others) & position.color(Color.WHITE);
            if (Bitboard.contains(hit, king) && Bitboard.several(hit)) {
                return true;
            }
        }
        return false;
    }
}
