package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Describes a {@link PawnStructure} in sentences, one on each line. */
public final class PawnWording {
    private static final String[] SIDES = {"White", "Black"};

    private final PawnStructure structure;

    public PawnWording(PawnStructure structure) {
        this.structure = structure;
    }

    /** Returns one sentence on how many pawns there are and which of them are passed. */
    public String summary() {
        int white = Bitboard.count(structure.white());
        int black = Bitboard.count(structure.black());
        String passers = structure.passers() == 0 ? "none of them passed" : "passed: " + squares(structure.passers());
        return "White has " + white + (white == 1 ? " pawn, " : " pawns, ") + "Black " + black + "; " + passers;
    }

    /** Returns the sentences on fronts, on pawns, and on overloaded pawns; empty without pawns. */
    public List<String> sentences() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < structure.fronts().size(); i++) {
            lines.add(front(structure.fronts().get(i), i + 1));
        }
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            long pawns = color == Color.WHITE ? structure.white() : structure.black();
            for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
                lines.add(pawn(Bitboard.first(rest)));
            }
        }
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            if (structure.mostLoaded(color) != 0) {
                lines.add(overloaded(color));
            }
        }
        return lines;
    }

    private static String front(Front front, int number) {
        String files = front.firstFile() == front.lastFile()
                ? "file " + fileName(front.firstFile())
                : "files " + fileName(front.firstFile()) + " to " + fileName(front.lastFile());
        return "front " + number + ", " + files + ": WG" + number + " " + squares(front.white()) + " against BG"
                + number + " " + squares(front.black());
    }

    /** Describes a pawn: {@code Black's c6: ram <+> c5, sentry <- -> b3; 2 roles}. */
    private String pawn(int pawn) {
        Map<Role, StringJoiner> byRole = new LinkedHashMap<>();
        for (Relation relation : structure.roles(pawn)) {
            byRole.computeIfAbsent(relation.role(), role -> new StringJoiner(" "))
                    .add(Square.name(relation.other()));
        }
        List<String> parts = new ArrayList<>();
        byRole.forEach((role, others) -> parts.add(role.title() + " " + role.symbol() + " " + others));
        if (Bitboard.contains(structure.passers(), pawn)) {
            parts.add("passer >>");
        }
        String side = SIDES[structure.color(pawn)];
        return side + "'s " + Square.name(pawn) + ": " + String.join(", ", parts);
    }

    private String overloaded(int color) {
        long pawns = structure.mostLoaded(color);
        return SIDES[color] + " is most loaded on " + squares(pawns) + ", "
                + structure.load(Bitboard.first(pawns)) + " roles: removing "
                + (Bitboard.several(pawns) ? "one of them" : "it") + " is a plan for " + SIDES[color ^ 1];
    }

    private static String fileName(int file) {
        return Square.name(file).substring(0, 1);
    }

    private static String squares(long set) {
        List<String> names = new ArrayList<>();
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            names.add(Square.name(Bitboard.first(rest)));
        }
        return String.join(" ", names);
    }
}
