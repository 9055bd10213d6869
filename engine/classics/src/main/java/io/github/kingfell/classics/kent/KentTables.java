package io.github.kingfell.classics.kent;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.Properties;

/** Kent's evaluation tables, page 22 of the paper, in its units: a queen is 324. */
final class KentTables {
    private static final long CENTRE = 0x0000001818000000L;
    private static final long RING = 0x00003C3C3C3C0000L & ~CENTRE;
    private static final int D = 3;
    private static final int E = 4;
    private static final int C = 2;

    private final Properties rows;
    private final ProgramStage edition;
    private final int[] values;
    private final int[] yourThreats;
    private final int[] myThreats;
    private final int[] squares;

    // By file and own rank.
    private final int[][] pawns = new int[8][];
    private final int[][] yourPawns = new int[8][];
    private final int[][] myPawns = new int[8][];

    final int enPassant;
    final int castling;
    final int stalemate;
    final int checkmate;
    final int kingBias;
    final int kingBiasSteps;
    final int lateFromMove;
    private final int knightEdge;
    private final int bishopHome;
    private final int queenHome;

    /**
     * @param thirdsOfKnight take a half and a third of the knight's 90 for threats, instead of the printed 51 and 34
     */
    KentTables(ProgramStage edition, boolean thirdsOfKnight) {
        this.edition = edition;
        rows = ShippedText.properties(KentTables.class, "kent.properties");
        values = row("value");
        yourThreats = row("your.threat");
        myThreats = row("my.threat");
        if (thirdsOfKnight) {
            yourThreats[Piece.KNIGHT] = row("your.threat.knight")[0];
            myThreats[Piece.KNIGHT] = row("my.threat.knight")[0];
        }
        boolean first = edition == ProgramStage.FIRST;
        squares = row(first ? "squares.first" : "squares");
        for (int file = 0; file < 8; file++) {
            String name = first ? "first" : file == D ? "queen" : file == E ? "king" : "rest";
            pawns[file] = row("pawn." + (file == C && !first ? "queensbishop" : name));
            yourPawns[file] = row("your.pawn." + name);
            myPawns[file] = row("my.pawn." + name);
        }
        enPassant = row("en.passant")[0];
        castling = row("castling")[0];
        stalemate = row("stalemate")[0];
        checkmate = row("checkmate")[0];
        kingBias = row("king.bias")[0];
        kingBiasSteps = row("king.bias.steps")[0];
        lateFromMove = row("late.from.move")[0];
        knightEdge = row("knight.edge")[0];
        bishopHome = row("bishop.home")[0];
        queenHome = row("queen.home")[0];
    }

    private int[] row(String name) {
        String row = rows.getProperty(name);
        if (row == null) {
            throw new IllegalStateException("no row " + name);
        }
        return Arrays.stream(row.strip().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    /** Returns the value of controlling a square at a move of the game, without the kings' bias. */
    int square(int square, int move) {
        long bit = 1L << square;
        int base = (bit & CENTRE) != 0 ? squares[0] : (bit & RING) != 0 ? squares[1] : squares[2];
        return edition == ProgramStage.LATE ? Math.max(squares[2], base - steps(move, Integer.MAX_VALUE)) : base;
    }

    /** Returns the extra value of controlling a square beside a king. */
    int kingBias(int move) {
        return edition == ProgramStage.LATE ? kingBias + steps(move, kingBiasSteps) : 0;
    }

    /** Returns the number of moves since the tenth. */
    private int steps(int move, int most) {
        return Math.max(0, Math.min(most, move - lateFromMove));
    }

    /** Returns the value of a piece on a square. */
    int value(int kind, int color, int square, int move) {
        if (kind == Piece.PAWN) {
            return pawns[Square.file(square)][Square.rank(square ^ 56 * color)];
        }
        if (edition == ProgramStage.LATE) {
            int file = Square.file(square);
            boolean home = Square.rank(square) == (color == Color.WHITE ? 0 : 7) && move <= lateFromMove;
            if (kind == Piece.KNIGHT && (file == 0 || file == 7 || Square.rank(square) % 7 == 0)) {
                return knightEdge;
            }
            if (kind == Piece.BISHOP && home && (file == C || file == 7 - C)) {
                return bishopHome;
            }
            if (kind == Piece.QUEEN && home && file == D) {
                return queenHome;
            }
        }
        return values[kind];
    }

    /** Returns the value of the threat for the opponent, who is to move and attacks the piece. */
    int yourThreat(int kind, int color, int square) {
        return kind == Piece.PAWN
                ? yourPawns[Square.file(square)][Square.rank(square ^ 56 * color)]
                : yourThreats[kind];
    }

    /** Returns the value of the threat for the side that has moved and attacks the piece. */
    int myThreat(int kind, int color, int square) {
        return kind == Piece.PAWN ? myPawns[Square.file(square)][Square.rank(square ^ 56 * color)] : myThreats[kind];
    }
}
