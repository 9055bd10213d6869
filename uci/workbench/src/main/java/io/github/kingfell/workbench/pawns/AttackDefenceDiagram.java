package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * Tan's attack-defence diagram of kings and groups, as far as its parts are known: relations within fronts, and attacks
 * of kings on pawns. "Integers denote the minimal number of moves required to carry out a threat"; he does not print
 * how he counts them, and the count here is a reconstruction, see {@link KingAttack}.
 *
 * @param structure the pawns
 * @param attacks those of White's king first, then by square of the pawn
 */
public record AttackDefenceDiagram(PawnStructure structure, List<KingAttack> attacks) {
    /**
     * A king's attack on a pawn that it can reach and capture.
     *
     * @param king colour of the king
     * @param pawn square of the enemy pawn
     * @param moves least number of king moves until the capture if the other side stood still. The king walks around
     *     its own pieces, other pawns and the squares that enemy pawns guard; the other king is ignored.
     */
    public record KingAttack(int king, int pawn, int moves) {}

    public AttackDefenceDiagram {
        attacks = List.copyOf(attacks);
    }

    public static AttackDefenceDiagram of(Position position) {
        PawnStructure structure = PawnStructure.of(position);
        List<KingAttack> attacks = new ArrayList<>();
        for (int king = Color.WHITE; king <= Color.BLACK; king++) {
            long enemies = king == Color.WHITE ? structure.black() : structure.white();
            for (long rest = enemies; rest != 0; rest = Bitboard.rest(rest)) {
                int pawn = Bitboard.first(rest);
                OptionalInt moves = walk(position, king, enemies, pawn);
                if (moves.isPresent()) {
                    attacks.add(new KingAttack(king, pawn, moves.getAsInt()));
                }
            }
        }
        return new AttackDefenceDiagram(structure, attacks);
    }

    private static OptionalInt walk(Position position, int king, long enemies, int pawn) {
        long target = Bitboard.of(pawn);
        long free = ~(position.color(king) | guarded(enemies, Color.opponent(king)) | enemies & ~target);
        long reached = Bitboard.of(position.king(king));
        for (int moves = 1; ; moves++) {
            long next = reached;
            for (long rest = reached; rest != 0; rest = Bitboard.rest(rest)) {
                next |= Attacks.king(Bitboard.first(rest)) & free;
            }
            if ((next & target) != 0) {
                return OptionalInt.of(moves);
            }
            if (next == reached) {
                return OptionalInt.empty();
            }
            reached = next;
        }
    }

    private static long guarded(long pawns, int color) {
        long found = 0;
        for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
            found |= Attacks.pawn(color, Bitboard.first(rest));
        }
        return found;
    }

    /** Returns the relations between pawns of a front; mutual ones once. */
    public List<Relation> withinFronts() {
        return structure.relations().stream()
                .filter(relation -> inFront(relation.pawn()))
                .filter(relation -> !relation.role().isMutual() || relation.pawn() < relation.other())
                .toList();
    }

    private boolean inFront(int pawn) {
        return structure.fronts().stream().anyMatch(front -> Bitboard.contains(front.white() | front.black(), pawn));
    }

    /**
     * Returns one line for each edge, with the letter of its part, then the parts that are not drawn; empty without
     * pawns.
     */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (structure.isEmpty()) {
            return lines;
        }
        for (Relation relation : withinFronts()) {
            lines.add(head(DiagramPart.WITHIN_FRONTS) + node(relation.pawn()) + " "
                    + relation.role().symbol() + " " + node(relation.other()));
        }
        for (KingAttack attack : attacks) {
            String king = attack.king() == Color.WHITE ? "WK" : "BK";
            lines.add(head(DiagramPart.KING_ATTACKS) + king + " -> " + node(attack.pawn()) + ": " + attack.moves());
        }
        Arrays.stream(DiagramPart.values())
                .filter(part -> !part.isDrawn())
                .forEach(part -> lines.add(head(part) + "not drawn: " + part.title()));
        return lines;
    }

    private static String head(DiagramPart part) {
        return "(" + part.letter() + ") ";
    }

    /** Returns the name of a node, such as {@code BG1 c6}; a pawn outside of fronts is in no group. */
    private String node(int pawn) {
        String side = structure.color(pawn) == Color.WHITE ? "W" : "B";
        for (int i = 0; i < structure.fronts().size(); i++) {
            if (Bitboard.contains(structure.fronts().get(i).group(structure.color(pawn)), pawn)) {
                return side + "G" + (i + 1) + " " + Square.name(pawn);
            }
        }
        return side + " " + Square.name(pawn);
    }
}
