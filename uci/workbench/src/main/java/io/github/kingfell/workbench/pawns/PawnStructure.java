package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PawnSpans;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The pawns of a position and their relations to each other. Other pieces and the side to move are ignored.
 *
 * @param white set of White's pawns
 * @param black set of Black's pawns
 * @param fronts from the a-file on
 * @param relations by square of the pawn, then by role, then by square of the other
 */
public record PawnStructure(long white, long black, List<Front> fronts, List<Relation> relations) {
    /** A pawn with at least this many different roles is overloaded. */
    private static final int SEVERAL = 2;

    public PawnStructure {
        fronts = List.copyOf(fronts);
        relations = List.copyOf(relations);
    }

    public static PawnStructure of(Position position) {
        return of(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN));
    }

    /** Returns the structure of any two sets without a common square. */
    public static PawnStructure of(long white, long black) {
        return new PawnStructure(white, black, fronts(white, black), relations(white, black));
    }

    public boolean isEmpty() {
        return pawns() == 0;
    }

    /** Returns the set of all pawns. */
    public long pawns() {
        return white | black;
    }

    /** Returns the colour of the pawn on a square; Black when there is none. */
    public int color(int pawn) {
        return Bitboard.contains(white, pawn) ? Color.WHITE : Color.BLACK;
    }

    /** Returns the roles of the pawn on a square, one for each pawn related to it. */
    public List<Relation> roles(int pawn) {
        return relations.stream().filter(relation -> relation.pawn() == pawn).toList();
    }

    /** Returns the number of different roles of the pawn on a square, 0..8. */
    public int load(int pawn) {
        return (int) roles(pawn).stream().map(Relation::role).distinct().count();
    }

    /** Returns true when the pawn has several roles: its removal changes several relations at once. */
    public boolean isOverloaded(int pawn) {
        return load(pawn) >= SEVERAL;
    }

    /** Returns the overloaded pawns of a colour that have the most roles of that colour, as a set. */
    public long mostLoaded(int color) {
        long found = 0;
        int most = SEVERAL;
        for (long rest = color == Color.WHITE ? white : black; rest != 0; rest = Bitboard.rest(rest)) {
            int load = load(Bitboard.first(rest));
            if (load >= most) {
                found = (load > most ? 0 : found) | rest & -rest;
                most = load;
            }
        }
        return found;
    }

    /** Returns the set of passed pawns: no enemy pawn is ahead on the same or a neighbouring file. */
    public long passers() {
        long found = 0;
        for (long rest = pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            if (roles(pawn).stream().allMatch(relation -> relation.role().isFriendly())) {
                found |= rest & -rest;
            }
        }
        return found;
    }

    private static List<Front> fronts(long white, long black) {
        List<Front> found = new ArrayList<>();
        for (int file = 0; file < 8; file++) {
            int first = file;
            long island = 0;
            for (; file < 8 && ((white | black) & Bitboard.file(file)) != 0; file++) {
                island |= Bitboard.file(file);
            }
            if ((island & white) != 0 && (island & black) != 0) {
                found.add(new Front(first, file - 1, island & white, island & black));
            }
        }
        return found;
    }

    private static List<Relation> relations(long white, long black) {
        List<Relation> found = new ArrayList<>();
        for (long rest = white | black; rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            int color = Bitboard.contains(white, pawn) ? Color.WHITE : Color.BLACK;
            long friends = color == Color.WHITE ? white : black;
            long enemies = color == Color.WHITE ? black : white;
            collect(pawn, color, friends, enemies, found);
        }
        found.sort(Comparator.comparingInt(Relation::pawn)
                .thenComparing(Relation::role)
                .thenComparingInt(Relation::other));
        return found;
    }

    private static void collect(int pawn, int color, long friends, long enemies, List<Relation> found) {
        int file = Square.file(pawn);
        long ahead = PawnSpans.ahead(color, pawn);
        long aheadBeside = PawnSpans.aheadBeside(color, pawn);
        long abreast = Bitboard.rank(Square.rank(pawn));
        long next = color == Color.WHITE ? abreast << 8 : abreast >>> 8;
        add(pawn, Role.COUNTERPAWN, enemies & ahead & ~next, found);
        add(pawn, Role.RAM, enemies & ahead & next, found);
        add(pawn, Role.SENTRY, enemies & aheadBeside & ~next, found);
        add(pawn, Role.LEVER, enemies & aheadBeside & next, found);
        add(pawn, Role.DUO, friends & abreast & PawnSpans.beside(file), found);
        add(pawn, Role.TWIN, friends & Bitboard.file(file) & ~Bitboard.of(pawn), found);
        add(pawn, Role.PROTECTOR, friends & aheadBeside & next, found);
        add(pawn, Role.POTENTIAL_PROTECTOR, friends & aheadBeside & ~next, found);
    }

    private static void add(int pawn, Role role, long others, List<Relation> found) {
        for (long rest = others; rest != 0; rest = Bitboard.rest(rest)) {
            found.add(new Relation(pawn, role, Bitboard.first(rest)));
        }
    }
}
