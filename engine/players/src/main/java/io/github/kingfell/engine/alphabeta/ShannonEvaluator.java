package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * Static evaluation as a sum of terms (Shannon 1950): men and their squares, mobility, pawns, king safety, threats; each
 * for both sides, and tapered between middlegame and endgame by the material left. {@link EndingKnowledge} has the last
 * word.
 */
@Hot
public final class ShannonEvaluator implements Evaluator {
    /** Contribution of each kind of man to the phase; {@link #FULL_PHASE} with all men on the board. */
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};

    private static final int FULL_PHASE = 24;

    private static final long QUEEN_SIDE = 0x0F0F0F0F0F0F0F0FL;
    private static final long KING_SIDE = ~QUEEN_SIDE;
    private static final long CENTRE_FILES = 0x3C3C3C3C3C3C3C3CL;
    private static final long CENTRE = 0x0000001818000000L;

    /** The files near a king, by its file. */
    private static final long[] WINGS = {
        QUEEN_SIDE & ~Bitboard.file(3),
        QUEEN_SIDE,
        QUEEN_SIDE,
        CENTRE_FILES,
        CENTRE_FILES,
        KING_SIDE,
        KING_SIDE,
        KING_SIDE & ~Bitboard.file(4)
    };

    /** Attack units are squared, so a lone attacker is no danger. */
    private static final int MOST_DANGER = 500;

    private static final String[] TERMS = {
        "men and squares", "mobility and files", "pawns", "passed pawns", "king", "threats"
    };

    private final EvalWeights weights;
    private final PawnTerms pawnTerms;

    // Filled by prepare and by the mobility term, for the terms after it.
    private final long[] pawnAttacks = new long[2];
    private final long[] attacks = new long[2];
    private final long[] attackedTwice = new long[2];
    private final long[][] attacksBy = new long[2][7];
    private final long[] kingZone = new long[2];
    private final int[] attackUnits = new int[2];
    private final int[] attackers = new int[2];

    /** With the weights that the engine plays with. */
    public ShannonEvaluator() {
        this(EvalWeights.STANDARD, new PawnTable());
    }

    /** Remembers nothing: there may be many of these. */
    public ShannonEvaluator(EvalWeights weights) {
        this(weights, null);
    }

    private ShannonEvaluator(EvalWeights weights, @Nullable PawnTable pawnTable) {
        this.weights = weights;
        pawnTerms = new PawnTerms(weights, pawnTable);
    }

    @Override
    public int evaluate(Position position) {
        int us = position.sideToMove();
        int verdict = EndingKnowledge.verdict(position);
        if (verdict != EndingKnowledge.NO_VERDICT) {
            return verdict;
        }
        prepare(position);
        int packed = 0;
        // All terms of one kind for both sides before the next kind: later ones need both sides' attacks.
        for (int term = 0; term < TERMS.length; term++) {
            packed += term(term, position, Color.WHITE) - term(term, position, Color.BLACK);
        }
        int value = tapered(position, EvalWeights.middlegame(packed), endgame(position, packed));
        int strong = value > 0 ? Color.WHITE : Color.BLACK;
        value = value * EndingKnowledge.scale(position, strong) / EndingKnowledge.FULL_SCALE;
        int drive = EndingKnowledge.drive(position, strong);
        value += strong == Color.WHITE ? drive : -drive;
        return (us == Color.WHITE ? value : -value) + tempo(position);
    }

    @Override
    public String explain(Position position) {
        StringBuilder text = new StringBuilder(800);
        text.append(row("term", "White", "Black", "mg", "eg"));
        prepare(position);
        int packed = 0;
        for (int term = 0; term < TERMS.length; term++) {
            int white = term(term, position, Color.WHITE);
            int black = term(term, position, Color.BLACK);
            packed += white - black;
            text.append(row(TERMS[term], both(white), both(black), middle(white - black), end(white - black)));
        }
        text.append(row("sum", "", "", middle(packed), end(packed)));
        int end = endgame(position, packed);
        text.append(row("chances to win", "", "", "", Integer.toString(end - EvalWeights.endgame(packed))));
        int value = tapered(position, EvalWeights.middlegame(packed), end);
        text.append("phase ").append(phase(position)).append('/').append(FULL_PHASE);
        text.append(", scale ")
                .append(EndingKnowledge.scale(position, value > 0 ? Color.WHITE : Color.BLACK))
                .append('/')
                .append(EndingKnowledge.FULL_SCALE)
                .append('\n');
        text.append("drive ")
                .append(EndingKnowledge.drive(position, value > 0 ? Color.WHITE : Color.BLACK))
                .append(" cp\n");
        if (EndingKnowledge.verdict(position) != EndingKnowledge.NO_VERDICT) {
            text.append("decided by the material alone\n");
        }
        int total = evaluate(position);
        int white = position.sideToMove() == Color.WHITE ? total : -total;
        return text.append("total ")
                .append(white)
                .append(" cp for White, tempo included\n")
                .toString();
    }

    private static String row(String name, String white, String black, String middle, String end) {
        return String.format("%-20s %12s %12s %6s %6s%n", name, white, black, middle, end)
                .replace("\r", "");
    }

    private static String both(int packed) {
        return middle(packed) + " " + end(packed);
    }

    private static String middle(int packed) {
        return Integer.toString(EvalWeights.middlegame(packed));
    }

    private static String end(int packed) {
        return Integer.toString(EvalWeights.endgame(packed));
    }

    private int term(int term, Position position, int color) {
        return switch (term) {
            case 0 -> menAndSquares(position, color);
            case 1 -> mobility(position, color);
            case 2 -> pawnTerms.structure(color);
            case 3 -> pawnTerms.passed(position, color, attacks[color], attacks[color ^ 1]);
            case 4 -> kingSafety(position, color);
            default -> threats(position, color);
        };
    }

    private void prepare(Position position) {
        for (int color = 0; color < 2; color++) {
            int king = position.king(color);
            pawnAttacks[color] = PawnTerms.attacks(position.men(color, Piece.PAWN), color);
            kingZone[color] = Attacks.king(king) | Bitboard.of(king);
            long ahead = Long.rotateLeft(kingZone[color], Color.forward(color));
            kingZone[color] |= ahead & (color == Color.WHITE ? ~Bitboard.RANK_1 : ~Bitboard.RANK_8);
            attacks[color] = pawnAttacks[color] | Attacks.king(king);
            attackedTwice[color] = PawnTerms.attackedTwice(position.men(color, Piece.PAWN), color)
                    | pawnAttacks[color] & Attacks.king(king);
            attacksBy[color][Piece.PAWN] = pawnAttacks[color];
            attackUnits[color] = 0;
            attackers[color] = 0;
        }
        pawnTerms.prepare(position);
    }

    private static int phase(Position position) {
        int phase = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            phase += PHASE[kind] * Bitboard.count(position.kind(kind));
        }
        return Math.min(phase, FULL_PHASE);
    }

    private static int tapered(Position position, int middlegame, int endgame) {
        int phase = phase(position);
        return (middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE;
    }

    private int tempo(Position position) {
        return tapered(position, EvalWeights.middlegame(weights.tempo), EvalWeights.endgame(weights.tempo));
    }

    /**
     * The endgame half, closer to nothing where the better side will hardly make progress: few pawns, none of them passed,
     * all on one wing, no way in for the kings.
     */
    private int endgame(Position position, int packed) {
        int end = EvalWeights.endgame(packed);
        if (end == 0) {
            return 0;
        }
        long pawns = position.kind(Piece.PAWN);
        int whiteKing = position.king(Color.WHITE);
        int blackKing = position.king(Color.BLACK);
        int outflanking = Math.abs(Square.file(whiteKing) - Square.file(blackKing))
                + Square.rank(whiteKing)
                - Square.rank(blackKing);
        boolean bothWings = (pawns & QUEEN_SIDE) != 0 && (pawns & KING_SIDE) != 0;
        boolean inside = Square.rank(whiteKing) > 3 || Square.rank(blackKing) < 4;
        int chances = weights.chances
                + weights.chancesPawn * Bitboard.count(pawns)
                + weights.chancesPassed * pawnTerms.passedCount()
                + weights.chancesOutflanking * outflanking
                + (bothWings ? weights.chancesWings : 0)
                + (inside ? weights.chancesInside : 0);
        int size = Math.max(0, Math.abs(end) + chances);
        int strong = end > 0 ? Color.WHITE : Color.BLACK;
        int ownPawns = Bitboard.count(position.men(strong, Piece.PAWN));
        // What can be won without pawns EndingKnowledge knows.
        if (ownPawns > 0) {
            // Composed positions may have more than eight.
            int known = Math.min(ownPawns, weights.chancesOwnPawns.length - 1);
            size = size * weights.chancesOwnPawns[known] / EndingKnowledge.FULL_SCALE;
        }
        return end > 0 ? size : -size;
    }

    // ---- terms ----

    private int menAndSquares(Position position, int color) {
        int packed = 0;
        int flip = color == Color.WHITE ? 0 : 56;
        for (long men = position.color(color); men != 0; men = Bitboard.rest(men)) {
            int square = Bitboard.first(men);
            packed += weights.pieceSquare[Piece.kind(position.pieceAt(square)) << 6 | square ^ flip];
        }
        if (Bitboard.several(position.men(color, Piece.BISHOP))) {
            packed += weights.bishopPair;
        }
        int pawns = Bitboard.count(position.men(color, Piece.PAWN));
        packed += weights.knightPawns * pawns * Bitboard.count(position.men(color, Piece.KNIGHT));
        packed += weights.rookPawns * pawns * Bitboard.count(position.men(color, Piece.ROOK));
        return packed;
    }

    /** Squares that the pieces reach, what they attack near the enemy king, and rooks and minor pieces well placed. */
    private int mobility(Position position, int color) {
        int packed = 0;
        int them = color ^ 1;
        long occupied = position.occupied();
        long ownPawns = position.men(color, Piece.PAWN);
        long enemyPawns = position.men(them, Piece.PAWN);
        long area = ~(pawnAttacks[them] | ownPawns | position.men(color, Piece.KING));
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            long byKind = 0;
            for (long men = position.men(color, kind); men != 0; men = Bitboard.rest(men)) {
                int square = Bitboard.first(men);
                // Sliders look through men of their own kind that support them.
                long seenThrough = kind == Piece.BISHOP
                        ? position.men(color, Piece.QUEEN)
                        : kind == Piece.ROOK ? position.men(color, Piece.ROOK) | position.men(color, Piece.QUEEN) : 0;
                long reach = Attacks.of(kind, square, occupied ^ seenThrough & ~Bitboard.of(square));
                byKind |= reach;
                attackedTwice[color] |= attacks[color] & reach;
                attacks[color] |= reach;
                packed += weights.mobility[kind][Bitboard.count(reach & area)];
                long near = reach & kingZone[them];
                if (near != 0) {
                    attackers[color]++;
                    attackUnits[color] += weights.kingAttack[kind] * Bitboard.count(near);
                }
                if (kind == Piece.ROOK) {
                    packed += rook(square, color, ownPawns, enemyPawns, position);
                } else if (kind != Piece.QUEEN) {
                    packed += minor(kind, square, color, ownPawns, enemyPawns);
                    packed += weights.minorKing * Square.distance(square, position.king(color));
                    if (kind == Piece.BISHOP) {
                        packed += bishop(square, ownPawns, enemyPawns);
                    }
                }
            }
            attacksBy[color][kind] = byKind;
        }
        return packed;
    }

    private int rook(int square, int color, long ownPawns, long enemyPawns, Position position) {
        int packed = 0;
        long file = Bitboard.file(Square.file(square));
        if ((file & ownPawns) == 0) {
            packed += (file & enemyPawns) == 0 ? weights.rookOpenFile : weights.rookHalfOpenFile;
        }
        int seventh = color == Color.WHITE ? 6 : 1;
        if (Square.rank(square) == seventh
                && ((Bitboard.rank(seventh) & enemyPawns) != 0
                        || Square.rank(position.king(color ^ 1)) == 7 - 7 * color)) {
            packed += weights.rookSeventhRank;
        }
        return packed;
    }

    private int bishop(int square, long ownPawns, long enemyPawns) {
        long colour = Square.isDark(square) ? Bitboard.DARK : ~Bitboard.DARK;
        int packed = weights.bishopPawns * Bitboard.count(ownPawns & colour);
        boolean seesCentre = Bitboard.several(Attacks.bishop(square, ownPawns | enemyPawns) & CENTRE);
        return seesCentre ? packed + weights.bishopCentre : packed;
    }

    private int minor(int kind, int square, int color, long ownPawns, long enemyPawns) {
        int packed = 0;
        long bit = Bitboard.of(square);
        int rank = Square.rank(square ^ 56 * color);
        if (rank >= 3
                && rank <= 5
                && (pawnAttacks[color] & bit) != 0
                && (PawnTerms.attackSpan(square, color) & enemyPawns) == 0) {
            packed += kind == Piece.KNIGHT ? weights.knightOutpost : weights.bishopOutpost;
        }
        if ((Long.rotateLeft(bit, Color.forward(color)) & (ownPawns | enemyPawns)) != 0 && rank <= 4) {
            packed += weights.minorBehindPawn;
        }
        return packed;
    }

    private int kingSafety(Position position, int color) {
        int them = color ^ 1;
        int king = position.king(color);
        int packed = pawnTerms.shelter(position, color);

        int units = attackUnits[them];
        if (position.men(them, Piece.QUEEN) == 0) {
            units /= 2;
        }
        // Squares that only king and queen protect, if anything does.
        long weak = attacks[them]
                & ~attackedTwice[color]
                & ~(pawnAttacks[color]
                        | attacksBy[color][Piece.KNIGHT]
                        | attacksBy[color][Piece.BISHOP]
                        | attacksBy[color][Piece.ROOK]);
        units += weights.kingWeak * Bitboard.count(kingZone[color] & weak);
        // Squares from which the enemy may check without being taken.
        long safe = ~position.color(them) & (~attacks[color] | weak & attackedTwice[them]);
        long occupied = position.occupied();
        long straight = Attacks.rook(king, occupied);
        long diagonal = Attacks.bishop(king, occupied);
        units += check(them, Piece.KNIGHT, Attacks.knight(king) & safe);
        units += check(them, Piece.BISHOP, diagonal & safe);
        units += check(them, Piece.ROOK, straight & safe);
        units += check(them, Piece.QUEEN, (straight | diagonal) & safe);
        if (attackers[them] < 2) {
            units /= 2;
        }
        int danger = Math.min(MOST_DANGER, units * units / weights.kingDangerDivisor);
        if ((WINGS[Square.file(king)] & position.kind(Piece.PAWN)) == 0) {
            packed += weights.wingWithoutPawns;
        }
        return packed - EvalWeights.pack(danger, danger / 8);
    }

    private int check(int color, int kind, long squares) {
        return (attacksBy[color][kind] & squares) != 0 ? weights.safeCheck[kind] : 0;
    }

    /** Enemy men attacked by lesser men, or not protected well; and pawns that may come to attack some. */
    private int threats(Position position, int color) {
        int them = color ^ 1;
        long enemies = position.color(them) & ~position.kind(Piece.KING);
        long pieces = enemies & ~position.kind(Piece.PAWN);
        long wellProtected = pawnAttacks[them] | attackedTwice[them] & ~attackedTwice[color];
        long weak = enemies & attacks[color] & ~wellProtected;
        long byMinor = (attacksBy[color][Piece.KNIGHT] | attacksBy[color][Piece.BISHOP]) & (pieces | weak);
        long byRook = attacksBy[color][Piece.ROOK] & (weak | position.kind(Piece.QUEEN) & enemies);
        int packed = weights.threatByPawn * Bitboard.count(pieces & pawnAttacks[color]);
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            long victims = position.kind(kind);
            packed += weights.threatByMinor[kind] * Bitboard.count(byMinor & victims);
            packed += weights.threatByRook[kind] * Bitboard.count(byRook & victims);
        }
        packed += weights.threatByKing * Bitboard.count(weak & Attacks.king(position.king(color)));
        packed += weights.hanging * Bitboard.count(weak & (~attacks[them] | pieces & attackedTwice[color]));
        packed += weights.restricted * Bitboard.count(attacks[them] & ~wellProtected & attacks[color]);

        int step = Color.forward(color);
        long empty = ~position.occupied();
        long third = color == Color.WHITE ? Bitboard.rank(2) : Bitboard.rank(5);
        long pushes = Long.rotateLeft(position.men(color, Piece.PAWN), step) & empty;
        pushes |= Long.rotateLeft(pushes & third, step) & empty;
        pushes &= ~pawnAttacks[them] & (attacks[color] | ~attacks[them]);
        return packed + weights.threatByPush * Bitboard.count(PawnTerms.attacks(pushes, color) & pieces);
    }
}
