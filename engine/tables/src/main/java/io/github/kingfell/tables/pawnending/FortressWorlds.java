package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import org.jspecify.annotations.Nullable;

/**
 * What a fortress may become: pawn structures, each with White's piece or without it, and with Black's or without.
 * Those with fewer pieces are cheap, so many of them are listed; of those with all pieces only the nearest.
 */
@Hot
final class FortressWorlds {
    static final int PIECES = 4;

    /** Structures with a piece less, each some milliseconds, and without any, which take next to nothing. */
    private static final int[] MOST_SMALLER = {3_000, 400};

    private final int whiteKind;
    private final int blackKind;
    private final int[] most = new int[PIECES];

    /** By the pieces that are there, White's 1, Black's 2. */
    private final StructureList[] lists = new StructureList[PIECES];

    private final FortressRows[][] rows = new FortressRows[PIECES][];
    private final StructureMoves moves = new StructureMoves();

    /** @param mostStructures with all pieces */
    FortressWorlds(int whiteKind, int blackKind, int mostStructures) {
        this.whiteKind = whiteKind;
        this.blackKind = blackKind;
        int all = pieces(whiteKind, blackKind);
        for (int pieces = 0; pieces < lists.length; pieces++) {
            lists[pieces] = new StructureList();
            most[pieces] = pieces == all ? mostStructures : MOST_SMALLER[Integer.bitCount(pieces) & 1];
        }
    }

    private static int pieces(int whiteKind, int blackKind) {
        return (whiteKind == 0 ? 0 : 1) | (blackKind == 0 ? 0 : 2);
    }

    /** Lists a structure with all pieces, and what it can become. */
    void list(long white, long black) {
        int all = pieces(whiteKind, blackKind);
        lists[all].add(white, black);
        for (int pieces = all; pieces >= 0; pieces--) {
            if ((pieces & ~all) == 0) {
                for (int number = 0; number < lists[pieces].size(); number++) {
                    listAfter(pieces, lists[pieces].white(number), lists[pieces].black(number));
                }
            }
        }
        for (int pieces = 0; pieces < lists.length; pieces++) {
            rows[pieces] = new FortressRows[lists[pieces].size()];
        }
    }

    /** Returns whether a move leads to another structure that is of interest; a new piece of White is taken at once. */
    static boolean isFollowed(int kind) {
        return kind <= StructureMoves.BLACK_KING || kind == StructureMoves.WHITE_PROMOTES;
    }

    private void listAfter(int pieces, long white, long black) {
        if ((pieces & 2) != 0) {
            add(pieces & ~2, white, black);
        }
        moves.list(white, black);
        for (int i = 0; i < moves.size(); i++) {
            if (isFollowed(moves.kind(i))) {
                add(pieces, moves.white(i), moves.black(i));
            }
        }
        if ((pieces & 1) != 0) {
            listWithoutWhite(pieces & ~1, white, black);
            for (long rest = black; rest != 0; rest = Bitboard.rest(rest)) {
                listWithoutWhite(pieces & ~1, white, black ^ (rest & -rest));
            }
        }
    }

    /** Black takes White's piece: with king or piece, or with a pawn, wherever it stands. */
    private void listWithoutWhite(int pieces, long white, long black) {
        add(pieces, white, black);
        for (long rest = black; rest != 0; rest = Bitboard.rest(rest)) {
            long pawn = rest & -rest;
            long targets = KingSets.attackedByBlack(pawn) & ~(white | black | Bitboard.RANK_1);
            for (; targets != 0; targets = Bitboard.rest(targets)) {
                add(pieces, white, black ^ pawn | targets & -targets);
            }
        }
    }

    private void add(int pieces, long white, long black) {
        boolean isBare = white == 0 && (pieces & 1) == 0;
        if (!isBare && lists[pieces].size() < most[pieces]) {
            lists[pieces].add(white, black);
        }
    }

    /** Returns whether pieces of these kinds, 0 for none, are there at the root or are left of those. */
    boolean hasKinds(int ofWhite, int ofBlack) {
        return (ofWhite == 0 || ofWhite == whiteKind) && (ofBlack == 0 || ofBlack == blackKind);
    }

    int whiteKind(int pieces) {
        return (pieces & 1) == 0 ? 0 : whiteKind;
    }

    int blackKind(int pieces) {
        return (pieces & 2) == 0 ? 0 : blackKind;
    }

    StructureList structures(int pieces) {
        return lists[pieces];
    }

    void put(int pieces, int number, FortressRows solved) {
        rows[pieces][number] = solved;
    }

    /** Returns a structure with the pieces named, if it is listed and solved. */
    @Nullable
    FortressRows find(long white, long black, boolean withWhite, boolean withBlack) {
        int pieces = (withWhite ? 1 : 0) | (withBlack ? 2 : 0);
        int number = lists[pieces].find(white, black);
        return number == StructureList.ABSENT ? null : rows[pieces][number];
    }

    /** Returns the number of positions with White to move that are held. */
    int size() {
        int size = 0;
        for (FortressRows[] list : rows) {
            for (FortressRows structure : list) {
                size += structure.size();
            }
        }
        return size;
    }
}
