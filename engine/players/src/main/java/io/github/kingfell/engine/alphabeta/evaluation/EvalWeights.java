package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.Piece;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The evaluation weights, read from a resource with lines {@code name = values}; values of a name that occurs several
 * times are appended. Each weight has a middlegame value ({@code name.mg}) and an endgame value ({@code name.eg}). Both
 * are packed into one {@code int}, so that they are summed at once: endgame in the upper half, middlegame in the lower.
 */
public final class EvalWeights {
    private static final String RESOURCE = "weights.properties";

    public static final EvalWeights STANDARD = load(RESOURCE);

    /**
     * Indexed by {@code kind << 6
     *
     * square}, squares seen from the own side with a1 = 0; includes material.
     */
    final int[] pieceSquare = new int[7 << 6];

    final int[] material;

    /** By kind, knight to queen, and number of reachable squares. */
    final int[][] mobility = new int[7][];

    final int bishopPair;
    final int knightPawns;
    final int rookPawns;
    final int rookHalfOpenFile;
    final int rookOpenFile;
    final int knightOutpost;
    final int bishopOutpost;
    final int bishopPawns;

    final int doubledPawn;
    final int isolatedPawn;
    final int backwardPawn;

    /** By rank, like all following pawn weights. */
    final int[] duo;

    final int[] chain;
    final int[] candidate;

    final int[] passedPawn;
    final int[] passedRace;
    final int[] passedOpen;
    final int[] passedSafe;
    final int passedEscort;
    final int passedPursued;
    final int unstoppable;

    /** By the distance in ranks of an own pawn in front of the king. */
    final int[] shield;

    /** By the distance in ranks of an enemy pawn; same length as {@link #shield}. */
    final int[] storm;

    final int kingOpenFile;
    final int kingOpen;

    /** By kind: the attack weight of a piece for each attacked square next to the enemy king. */
    final int[] kingAttack;

    /** By kind: the attack weight of a possible check. */
    final int[] kingCheck;

    final int kingHole;

    /**
     * First value with the other side to move, second with the attacking side to move; like all following attack
     * weights.
     */
    final int[] attackedByLesser;

    final int[] attackedAlone;

    final int[] attackedHeld;

    final int[] attackedPawn;

    final int unprotected;
    final int tempo;

    /**
     * The remaining part of the endgame half in 64ths: by the number of pawns of the better side, and with all pawns on
     * one wing.
     */
    final int[] endingPawns;

    final int endingOneWing;

    final int mopUpEdge;
    final int mopUpKings;
    final int mopUpCorner;

    /** The rows as in the resource; the arrays are not changed. */
    private final Map<String, int[]> rows;

    public EvalWeights(Map<String, int[]> rows) {
        this.rows = rows;
        material = taperedRow("material");
        bishopPair = tapered("bishop.pair");
        knightPawns = tapered("knight.pawns");
        rookPawns = tapered("rook.pawns");
        rookHalfOpenFile = tapered("rook.halfopen");
        rookOpenFile = tapered("rook.open");
        knightOutpost = tapered("knight.outpost");
        bishopOutpost = tapered("bishop.outpost");
        bishopPawns = tapered("bishop.pawns");
        doubledPawn = tapered("pawn.doubled");
        isolatedPawn = tapered("pawn.isolated");
        backwardPawn = tapered("pawn.backward");
        duo = taperedRow("pawn.duo");
        chain = taperedRow("pawn.chain");
        candidate = taperedRow("pawn.candidate");
        passedPawn = taperedRow("passed");
        passedRace = taperedRow("passed.race");
        passedOpen = taperedRow("passed.open");
        passedSafe = taperedRow("passed.safe");
        passedEscort = tapered("passed.escort");
        passedPursued = tapered("passed.pursued");
        unstoppable = tapered("passed.unstoppable");
        shield = taperedRow("king.shield");
        storm = taperedRow("king.storm");
        kingOpenFile = tapered("king.openfile");
        kingOpen = tapered("king.open");
        kingAttack = row("king.attack");
        kingCheck = row("king.check");
        kingHole = row("king.hole")[0];
        attackedByLesser = taperedRow("attacked.bylesser");
        attackedAlone = taperedRow("attacked.alone");
        attackedHeld = taperedRow("attacked.held");
        attackedPawn = taperedRow("attacked.pawn");
        unprotected = tapered("unprotected");
        tempo = tapered("tempo");
        endingPawns = row("ending.pawns");
        endingOneWing = row("ending.onewing")[0];
        mopUpEdge = row("mopup.edge")[0];
        mopUpKings = row("mopup.kings")[0];
        mopUpCorner = row("mopup.corner")[0];
        String[] names = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
        for (int kind = 1; kind < names.length; kind++) {
            if (kind >= Piece.KNIGHT && kind <= Piece.QUEEN) {
                mobility[kind] = taperedRow("mobility." + names[kind]);
            }
            int[] squares = taperedRow("square." + names[kind]);
            for (int square = 0; square < 64; square++) {
                // The file shows the board as in a diagram, rank 8 first.
                pieceSquare[kind << 6 | square] = squares[square ^ 56] + material[kind];
            }
        }
    }

    /** Returns all values by name, in the order of the resource; the arrays are copies. */
    public Map<String, int[]> rows() {
        Map<String, int[]> copy = new LinkedHashMap<>();
        rows.forEach((name, row) -> copy.put(name, row.clone()));
        return copy;
    }

    static int pack(int middlegame, int endgame) {
        return (endgame << 16) + middlegame;
    }

    static int middlegame(int packed) {
        return (short) packed;
    }

    /** Returns the endgame half. A negative middlegame half has borrowed from it; adding half a unit undoes this. */
    static int endgame(int packed) {
        return packed + 0x8000 >> 16;
    }

    private int tapered(String name) {
        return taperedRow(name)[0];
    }

    private int[] taperedRow(String name) {
        int[] middlegame = row(name + ".mg");
        int[] endgame = row(name + ".eg");
        int[] packed = new int[middlegame.length];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = pack(middlegame[i], endgame[i]);
        }
        return packed;
    }

    private int[] row(String name) {
        int[] row = rows.get(name);
        if (row == null) {
            throw new IllegalStateException("no evaluation weight " + name);
        }
        return row.clone();
    }

    private static EvalWeights load(String resource) {
        Map<String, int[]> rows = new LinkedHashMap<>();
        for (String line : ShippedText.lines(EvalWeights.class, resource)) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.startsWith("#")) {
                append(
                        rows,
                        line.substring(0, equals).strip(),
                        line.substring(equals + 1).strip());
            }
        }
        return new EvalWeights(rows);
    }


    private static void append(Map<String, int[]> rows, String name, String values) {
        String[] words = values.split("\\s+");
        int[] before = rows.getOrDefault(name, new int[0]);
        int[] all = Arrays.copyOf(before, before.length + words.length);
        for (int i = 0; i < words.length; i++) {
            all[before.length + i] = Integer.parseInt(words[i]);
        }
        rows.put(name, all);
    }
}
