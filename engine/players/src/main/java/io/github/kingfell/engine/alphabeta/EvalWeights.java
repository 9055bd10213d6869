package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.board.Piece;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The numbers of the evaluation, read from a resource: lines {@code name = values}, values of a name given several times
 * appended. Each weight has a value for the middlegame ({@code name.mg}) and one for the endgame ({@code name.eg}),
 * packed into one {@code int} so that both are summed at once: endgame in the upper half, middlegame in the lower.
 */
public final class EvalWeights {
    /** Width of a number in a row of several. */
    private static final int COLUMN = 5;

    private static final String RESOURCE = "weights.properties";

    public static final EvalWeights STANDARD = load(RESOURCE);

    /** Indexed by {@code kind << 6 | square}, squares seen from the own side with a1 = 0; material included. */
    final int[] pieceSquare = new int[7 << 6];

    final int[] material;

    /** By kind, knight to queen, and number of squares reached. */
    final int[][] mobility = new int[7][];

    final int bishopPair;
    final int rookOpenFile;
    final int rookHalfOpenFile;
    final int rookSeventhRank;
    final int knightOutpost;
    final int bishopOutpost;
    final int minorBehindPawn;
    final int bishopPawns;
    final int bishopCentre;
    final int minorKing;
    final int knightPawns;
    final int rookPawns;
    final int doubledPawn;
    final int isolatedPawn;
    final int isolatedOpposed;
    final int backwardPawn;
    final int backwardOpposed;

    /** By relative rank. */
    final int[] phalanx;

    final int[] phalanxOpposed;
    final int[] protectedPawn;
    final int[] candidate;

    final int[] passedPawn;
    final int[] passedFree;
    final int[] passedSafe;
    final int[] passedPath;
    final int[] passedDefended;
    final int[] passedKing;
    final int[] passedEnemyKing;
    final int passedSupported;
    final int passedPursued;
    final int unstoppable;

    /** By the distance in ranks of the nearest own pawn on a file at the king, 0 for none. */
    final int[] shield;

    /** By the distance in ranks of the foremost enemy pawn on a file at the king, 0 for none. */
    final int[] storm;

    final int openFileAtKing;

    /** By kind: units of attack for each square at the enemy king that the man attacks. */
    final int[] kingAttack;

    final int[] safeCheck;
    final int kingWeak;
    final int kingDangerDivisor;

    final int wingWithoutPawns;
    final int threatByPawn;

    /** By kind of the man attacked. */
    final int[] threatByMinor;

    final int[] threatByRook;
    final int threatByPush;
    final int restricted;
    final int threatByKing;
    final int hanging;
    final int tempo;

    /** Centipawns by which the better side's endgame half grows or shrinks. */
    final int chances;

    final int chancesPawn;
    final int chancesPassed;
    final int chancesOutflanking;
    final int chancesWings;
    final int chancesInside;

    /** 64ths that are left of the endgame half, by the number of pawns of the better side. */
    final int[] chancesOwnPawns;

    final int mopUpEdge;
    final int mopUpKings;
    final int mopUpCorner;

    /** As in the resource; the arrays are not changed. */
    private final Map<String, int[]> rows;

    public EvalWeights(Map<String, int[]> rows) {
        this.rows = rows;
        material = taperedRow("material");
        bishopPair = tapered("bishop.pair");
        rookOpenFile = tapered("rook.open");
        rookHalfOpenFile = tapered("rook.halfopen");
        rookSeventhRank = tapered("rook.seventh");
        knightOutpost = tapered("knight.outpost");
        bishopOutpost = tapered("bishop.outpost");
        minorBehindPawn = tapered("minor.behindpawn");
        bishopPawns = tapered("bishop.pawns");
        bishopCentre = tapered("bishop.centre");
        minorKing = tapered("minor.king");
        knightPawns = tapered("knight.pawns");
        rookPawns = tapered("rook.pawns");
        doubledPawn = tapered("pawn.doubled");
        isolatedPawn = tapered("pawn.isolated");
        isolatedOpposed = tapered("pawn.isolated.opposed");
        backwardPawn = tapered("pawn.backward");
        backwardOpposed = tapered("pawn.backward.opposed");
        phalanx = taperedRow("pawn.phalanx");
        phalanxOpposed = taperedRow("pawn.phalanx.opposed");
        protectedPawn = taperedRow("pawn.protected");
        candidate = taperedRow("pawn.candidate");
        passedPawn = taperedRow("passed");
        passedFree = taperedRow("passed.free");
        passedSafe = taperedRow("passed.safe");
        passedPath = taperedRow("passed.path");
        passedDefended = taperedRow("passed.defended");
        passedKing = taperedRow("passed.king");
        passedEnemyKing = taperedRow("passed.enemyking");
        passedSupported = tapered("passed.supported");
        passedPursued = tapered("passed.pursued");
        unstoppable = tapered("passed.unstoppable");
        shield = taperedRow("king.shield");
        storm = taperedRow("king.storm");
        openFileAtKing = tapered("king.openfile");
        kingAttack = row("king.attack");
        safeCheck = row("king.safecheck");
        kingWeak = row("king.weak")[0];
        wingWithoutPawns = tapered("king.wing.pawnless");
        kingDangerDivisor = row("king.danger.divisor")[0];
        threatByPawn = tapered("threat.pawn");
        threatByMinor = taperedRow("threat.minor");
        threatByRook = taperedRow("threat.rook");
        threatByPush = tapered("threat.push");
        restricted = tapered("threat.restricted");
        threatByKing = tapered("threat.king");
        hanging = tapered("threat.hanging");
        tempo = tapered("tempo");
        chances = row("chances")[0];
        chancesPawn = row("chances.pawn")[0];
        chancesPassed = row("chances.passed")[0];
        chancesOutflanking = row("chances.outflanking")[0];
        chancesWings = row("chances.wings")[0];
        chancesInside = row("chances.inside")[0];
        chancesOwnPawns = row("chances.ownpawns");
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
                // The file shows the board as it is drawn, rank 8 first.
                pieceSquare[kind << 6 | square] = squares[square ^ 56] + material[kind];
            }
        }
    }

    /** All numbers by name, in the order of the resource; the arrays are copies. */
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

    /** The middlegame half may have borrowed from this one; adding half a unit gives it back. */
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
        for (String line : lines(resource)) {
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

    /** The text of the resource with other numbers: its comments and its layout stay. */
    public static List<String> write(Map<String, int[]> rows) {
        Map<String, int[]> written = new HashMap<>();
        List<String> lines = new ArrayList<>();
        for (String line : lines(RESOURCE)) {
            int equals = line.indexOf('=');
            if (equals <= 0 || line.startsWith("#")) {
                lines.add(line);
                continue;
            }
            String name = line.substring(0, equals).strip();
            int[] row = Objects.requireNonNull(rows.get(name), name);
            int[] before = written.getOrDefault(name, new int[0]);
            int count = line.substring(equals + 1).strip().split("\\s+").length;
            StringBuilder text = new StringBuilder(line.substring(0, equals + 1));
            for (int i = before.length; i < before.length + count; i++) {
                String number = Integer.toString(row[i]);
                text.append(" ".repeat(count > 1 ? Math.max(1, COLUMN - number.length()) : 1))
                        .append(number);
            }
            lines.add(text.toString());
            written.put(name, Arrays.copyOf(row, before.length + count));
        }
        return lines;
    }

    private static List<String> lines(String resource) {
        InputStream stream = EvalWeights.class.getResourceAsStream(resource);
        if (stream == null) {
            throw new IllegalStateException("resource missing: " + resource);
        }
        List<String> lines = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
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
