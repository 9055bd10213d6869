package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * Static evaluation as a sum of terms, White's less Black's (Shannon 1950): material and squares, mobility, pawns, the
 * king, men attacked. Each term has a value for the middlegame and one for the endgame, and the whole moves from one to
 * the other with the pieces left, so that no exchange makes it jump (Berliner 1979). {@link EndingKnowledge} has the
 * last word.
 */
@Hot
public final class ShannonEvaluator implements Evaluator {
    /** Weight of each kind of man in the phase of the game; {@link #FULL_PHASE} with all pieces on the board. */
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};

    private static final int FULL_PHASE = 24;

    /** From the fourth rank to the sixth, by colour. */
    private static final long[] ADVANCED = {0x0000FFFFFF000000L, 0x000000FFFFFF0000L};

    private static final long QUEEN_SIDE = 0x0F0F0F0F0F0F0F0FL;

    /** A pair of attackers that press with 1 each costs the king this part of a centipawn. */
    private static final int PRESSURE_UNIT = 32;

    private static final int MOST_DANGER = 500;

    private static final String[] TERMS = {
        "pieces and squares", "mobility", "pawns", "passed pawns", "king", "men attacked"
    };

    private final EvalWeights weights;
    private final PawnTerms pawnTerms;

    // What survey finds: by square, what a piece attacks; the rest by colour.
    private final long[] reach = new long[64];
    private final int[] placed = new int[2];
    private final int[] mobility = new int[2];
    private final long[] byPawn = new long[2];

    /** What pawns attack, and pieces up to a kind. */
    private final long[][] upTo = new long[2][7];

    /** What all men but the king attack. */
    private final long[] guards = new long[2];

    private final long[] attacks = new long[2];

    /** With the weights that the engine plays with. */
    public ShannonEvaluator() {
        this(EvalWeights.STANDARD, new PawnHashTable());
    }

    /** Remembers nothing: there may be many of these. */
    public ShannonEvaluator(EvalWeights weights) {
        this(weights, null);
    }

    private ShannonEvaluator(EvalWeights weights, @Nullable PawnHashTable pawnTable) {
        this.weights = weights;
        pawnTerms = new PawnTerms(weights, pawnTable);
    }

    @Override
    public int evaluate(Position position) {
        int verdict = EndingKnowledge.verdict(position);
        if (verdict != EndingKnowledge.NO_VERDICT) {
            return verdict;
        }
        survey(position);
        int packed = 0;
        for (int term = 0; term < TERMS.length; term++) {
            packed += term(term, position, Color.WHITE) - term(term, position, Color.BLACK);
        }
        int value = tapered(position, EvalWeights.middlegame(packed), endgame(position, packed));
        int strong = value > 0 ? Color.WHITE : Color.BLACK;
        value = value * EndingKnowledge.scale(position, strong) / EndingKnowledge.FULL_SCALE;
        int drive = EndingKnowledge.drive(position, strong);
        value += strong == Color.WHITE ? drive : -drive;
        int tempo = tapered(position, EvalWeights.middlegame(weights.tempo), EvalWeights.endgame(weights.tempo));
        return (position.sideToMove() == Color.WHITE ? value : -value) + tempo;
    }

    private int term(int term, Position position, int color) {
        return switch (term) {
            case 0 -> placed[color] + companions(position, color);
            case 1 -> mobility[color];
            case 2 -> pawnTerms.structure(color);
            case 3 -> pawnTerms.passed(position, color, attacks[color ^ 1]);
            case 4 -> king(position, color);
            default -> menAttacked(position, color);
        };
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

    /**
     * The endgame half of the sum. The side ahead wants pawns to win with, and on both wings: one king cannot be
     * everywhere (Fine 1941). What can be won without pawns {@link EndingKnowledge} knows.
     */
    private int endgame(Position position, int packed) {
        int end = EvalWeights.endgame(packed);
        int pawns = Bitboard.count(position.men(end > 0 ? Color.WHITE : Color.BLACK, Piece.PAWN));
        if (pawns > 0) {
            // Composed positions may have more than eight.
            end = end * weights.endingPawns[Math.min(pawns, 8)] / EndingKnowledge.FULL_SCALE;
        }
        long all = position.kind(Piece.PAWN);
        boolean oneWing = (all & QUEEN_SIDE) == 0 || (all & ~QUEEN_SIDE) == 0;
        return oneWing ? end * weights.endingOneWing / EndingKnowledge.FULL_SCALE : end;
    }

    /** Looks at each man once; all terms but those of pawns live on what is found. */
    private void survey(Position position) {
        pawnTerms.prepare(position);
        for (int color = 0; color < 2; color++) {
            byPawn[color] = PawnTerms.attacks(position.men(color, Piece.PAWN), color);
            attacks[color] = byPawn[color] | Attacks.king(position.king(color));
        }
        survey(position, Color.WHITE);
        survey(position, Color.BLACK);
    }

    /**
     * The mobility of a piece is the number of squares it can go to without being taken by a pawn (Shannon counts
     * moves; Turing 1953 takes the root, as the first ones count most: here the curve is fitted).
     */
    private void survey(Position position, int color) {
        int flip = 56 * color;
        long occupied = position.occupied();
        long barred = position.color(color) | byPawn[color ^ 1];
        int squares = weights.pieceSquare[Piece.KING << 6 | position.king(color) ^ flip];
        int moves = 0;
        long byLesser = byPawn[color];
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            long byKind = 0;
            for (long men = position.men(color, kind); men != 0; men = Bitboard.rest(men)) {
                int square = Bitboard.first(men);
                long reached = Attacks.of(kind, square, occupied);
                reach[square] = reached;
                byKind |= reached;
                squares += weights.pieceSquare[kind << 6 | square ^ flip];
                moves += weights.mobility[kind][Bitboard.count(reached & ~barred)];
            }
            byLesser |= byKind;
            upTo[color][kind] = byLesser;
        }
        placed[color] = squares;
        mobility[color] = moves;
        guards[color] = byLesser;
        attacks[color] |= byLesser;
    }

    /**
     * Pieces together with each other and with pawns. Two bishops are worth more than twice one, knights gain and rooks
     * lose with each pawn (Kaufman 1999). Rooks want files without pawns, and knights, bishops too, advanced squares
     * that a pawn protects and none can attack (Shannon 1950). Pawns that are fixed on its colour make a bishop bad
     * (Capablanca 1921).
     */
    private int companions(Position position, int color) {
        int them = color ^ 1;
        long pawns = position.men(color, Piece.PAWN);
        long enemyPawns = position.men(them, Piece.PAWN);
        long knights = position.men(color, Piece.KNIGHT);
        long bishops = position.men(color, Piece.BISHOP);
        long rooks = position.men(color, Piece.ROOK);
        int packed = Bitboard.several(bishops) ? weights.bishopPair : 0;
        packed += Bitboard.count(pawns)
                * (weights.knightPawns * Bitboard.count(knights) + weights.rookPawns * Bitboard.count(rooks));
        long withoutOwn = rooks & ~PawnTerms.files(pawns);
        packed += weights.rookHalfOpenFile * Bitboard.count(withoutOwn)
                + weights.rookOpenFile * Bitboard.count(withoutOwn & ~PawnTerms.files(enemyPawns));
        long strongholds = ADVANCED[color] & byPawn[color] & ~PawnTerms.onwards(byPawn[them], them);
        packed += weights.knightOutpost * Bitboard.count(knights & strongholds)
                + weights.bishopOutpost * Bitboard.count(bishops & strongholds);
        long fixed = pawns & Long.rotateLeft(enemyPawns, Color.forward(them));
        return packed
                + weights.bishopPawns
                        * (Bitboard.count(bishops & Bitboard.DARK) * Bitboard.count(fixed & Bitboard.DARK)
                                + Bitboard.count(bishops & ~Bitboard.DARK) * Bitboard.count(fixed & ~Bitboard.DARK));
    }

    /**
     * The shelter of pawns, the danger from the enemy's pieces, and Turing's measure of an open king: how many moves a
     * queen would have in his place.
     */
    private int king(Position position, int color) {
        long occupied = position.occupied();
        long diagonals = Attacks.bishop(position.king(color), occupied);
        long straights = Attacks.rook(position.king(color), occupied);
        int danger = danger(position, color, diagonals, straights);
        return pawnTerms.shelter(position, color)
                + weights.kingOpen * Bitboard.count((diagonals | straights) & ~position.color(color))
                - EvalWeights.pack(Math.min(MOST_DANGER, danger), 0);
    }

    /**
     * An enemy piece presses the king by the squares next to him that it attacks, and by a check it can give without
     * being taken. One piece mates nobody, so the danger is the sum over pairs of pieces of the product of what each
     * presses: half of the square of the sum less the sum of squares. Squares at the king that no man of his guards
     * help each of them.
     */
    private int danger(Position position, int color, long diagonals, long straights) {
        int them = color ^ 1;
        long aroundKing = Attacks.king(position.king(color));
        long free = ~(attacks[color] | position.color(them));
        int sum = 0;
        int squares = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            long checks = free
                    & switch (kind) {
                        case Piece.KNIGHT -> Attacks.knight(position.king(color));
                        case Piece.BISHOP -> diagonals;
                        case Piece.ROOK -> straights;
                        default -> diagonals | straights;
                    };
            for (long men = position.men(them, kind); men != 0; men = Bitboard.rest(men)) {
                long reached = reach[Bitboard.first(men)];
                int presses = weights.kingAttack[kind] * Bitboard.count(reached & aroundKing);
                if ((reached & checks) != 0) {
                    presses += weights.kingCheck[kind];
                }
                sum += presses;
                squares += presses * presses;
            }
        }
        int holes = Bitboard.count(aroundKing & attacks[them] & ~guards[color]);
        return ((sum * sum - squares) / 2 + weights.kingHole * sum * holes) / PRESSURE_UNIT;
    }

    /**
     * Enemy men attacked, by what an exchange would leave (Turing 1953): the difference where a lesser man attacks, the
     * man where nothing protects it, else nothing, though its protectors are bound (Shannon 1950). What nothing
     * protects is a burden even while nothing attacks it (Nunn 1998). It matters whose turn it is, to take or to run.
     */
    private int menAttacked(Position position, int color) {
        int them = color ^ 1;
        long pawns = position.men(them, Piece.PAWN);
        long pieces = position.color(them) & ~pawns & ~position.kind(Piece.KING);
        long queens = pieces & position.kind(Piece.QUEEN);
        long heavy = pieces & position.kind(Piece.ROOK) | queens;
        long byLesser = pieces & byPawn[color] | heavy & upTo[color][Piece.BISHOP] | queens & upTo[color][Piece.ROOK];
        long others = pieces & ~byLesser;
        long unprotected = others & ~attacks[them];
        int turn = position.sideToMove() ^ them;
        return weights.attackedByLesser[turn] * Bitboard.count(byLesser)
                + weights.attackedAlone[turn] * Bitboard.count(unprotected & attacks[color])
                + weights.attackedHeld[turn] * Bitboard.count(others & attacks[them] & attacks[color])
                + weights.attackedPawn[turn] * Bitboard.count(pawns & attacks[color] & ~attacks[them])
                + weights.unprotected * Bitboard.count(unprotected);
    }

    @Override
    public String explain(Position position) {
        StringBuilder text = new StringBuilder(800);
        text.append(row("term", "White", "Black", "mg", "eg"));
        survey(position);
        int packed = 0;
        for (int term = 0; term < TERMS.length; term++) {
            int white = term(term, position, Color.WHITE);
            int black = term(term, position, Color.BLACK);
            packed += white - black;
            text.append(row(TERMS[term], both(white), both(black), middle(white - black), end(white - black)));
        }
        text.append(row("sum", "", "", middle(packed), end(packed)));
        int end = endgame(position, packed);
        text.append(row("pawns to win with", "", "", "", Integer.toString(end - EvalWeights.endgame(packed))));
        int value = tapered(position, EvalWeights.middlegame(packed), end);
        int strong = value > 0 ? Color.WHITE : Color.BLACK;
        text.append("phase ").append(phase(position)).append('/').append(FULL_PHASE);
        text.append(", scale ").append(EndingKnowledge.scale(position, strong));
        text.append('/').append(EndingKnowledge.FULL_SCALE).append('\n');
        text.append("drive ").append(EndingKnowledge.drive(position, strong)).append(" cp\n");
        if (EndingKnowledge.verdict(position) != EndingKnowledge.NO_VERDICT) {
            text.append("decided by the material alone\n");
        }
        int total = evaluate(position);
        text.append("total ").append(position.sideToMove() == Color.WHITE ? total : -total);
        return text.append(" cp for White, tempo included\n").toString();
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
}
