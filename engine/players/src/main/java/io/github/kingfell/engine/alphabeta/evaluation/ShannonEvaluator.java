package io.github.kingfell.engine.alphabeta.evaluation;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * Static evaluation as a sum of terms, White's less Black's (Shannon 1950): material and squares, mobility, pawns, king
 * safety, attacked pieces. Each term has a middlegame and an endgame value. The sum is tapered between the two by the
 * remaining pieces, so that no exchange makes it jump (Berliner 1979). {@link EndingKnowledge} may override or scale
 * the result.
 */
@Hot
public final class ShannonEvaluator implements Evaluator {
    /** Weight of each kind of piece in the game phase; {@link #FULL_PHASE} with all pieces on the board. */
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};

    private static final int FULL_PHASE = 24;

    /** Ranks four to six as seen by each colour. */
    private static final long[] ADVANCED = {0x0000FFFFFF000000L, 0x000000FFFFFF0000L};

    private static final long QUEEN_SIDE = 0x0F0F0F0F0F0F0F0FL;

    /** A pair of attackers with attack weight 1 each costs the king a centipawn divided by this. */
    private static final int PRESSURE_UNIT = 32;

    private static final int MOST_DANGER = 500;

    private static final String[] TERMS = {
        "pieces and squares", "mobility", "pawns", "passed pawns", "king", "pieces attacked"
    };

    private final EvalWeights weights;
    private final PawnTerms pawnTerms;

    // Results of survey. By square: what a piece attacks; the rest by colour.
    private final long[] reach = new long[64];
    private final int[] placed = new int[2];
    private final int[] mobility = new int[2];
    private final long[] byPawn = new long[2];

    /** Squares attacked by pawns and by pieces up to a kind. */
    private final long[][] upTo = new long[2][7];

    /** Squares attacked by all pieces and pawns except the king. */
    private final long[] guards = new long[2];

    private final long[] attacks = new long[2];

    /** Creates an evaluator with the engine's weights. */
    public ShannonEvaluator() {
        this(EvalWeights.STANDARD, new PawnHashTable());
    }

    /** Creates an evaluator without a pawn hash table, so that many can exist. */
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
            default -> piecesAttacked(position, color);
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
     * Returns the endgame half of the sum. The side ahead needs pawns to win, best on both wings: one king cannot be
     * everywhere (Fine 1941). {@link EndingKnowledge} handles endings without pawns.
     */
    private int endgame(Position position, int packed) {
        int end = EvalWeights.endgame(packed);
        int pawns = Bitboard.count(position.pieces(end > 0 ? Color.WHITE : Color.BLACK, Piece.PAWN));
        if (pawns > 0) {
            // Composed positions may have more than eight.
            end = end * weights.endingPawns[Math.min(pawns, 8)] / EndingKnowledge.FULL_SCALE;
        }
        long all = position.kind(Piece.PAWN);
        boolean oneWing = (all & QUEEN_SIDE) == 0 || (all & ~QUEEN_SIDE) == 0;
        return oneWing ? end * weights.endingOneWing / EndingKnowledge.FULL_SCALE : end;
    }

    /** Surveys the attacks of all pieces once; all terms except the pawn terms use the result. */
    private void survey(Position position) {
        pawnTerms.prepare(position);
        for (int color = 0; color < 2; color++) {
            byPawn[color] = PawnTerms.attacks(position.pieces(color, Piece.PAWN), color);
            attacks[color] = byPawn[color] | Attacks.king(position.king(color));
        }
        survey(position, Color.WHITE);
        survey(position, Color.BLACK);
    }

    /**
     * Surveys one side. The mobility of a piece is the number of squares it can go to without being captured by a pawn.
     * (Shannon counts moves. Turing 1953 takes the square root, since the first moves count most; here the curve is
     * fitted.)
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
            for (long pieces = position.pieces(color, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
                int square = Bitboard.first(pieces);
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
     * Returns the terms for combinations of pieces. Two bishops are worth more than twice one bishop; with each pawn,
     * knights gain and rooks lose value (Kaufman 1999). Rooks prefer files without pawns. Knights and bishops prefer
     * outposts: advanced squares that a pawn protects and no enemy pawn can attack (Shannon 1950). A bishop is bad when
     * fixed pawns stand on its colour (Capablanca 1921).
     */
    private int companions(Position position, int color) {
        int them = color ^ 1;
        long pawns = position.pieces(color, Piece.PAWN);
        long enemyPawns = position.pieces(them, Piece.PAWN);
        long knights = position.pieces(color, Piece.KNIGHT);
        long bishops = position.pieces(color, Piece.BISHOP);
        long rooks = position.pieces(color, Piece.ROOK);
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
     * Returns the king safety: the pawn shelter, the danger from enemy pieces, and Turing's measure of an open king,
     * which counts the moves of a queen in the king's place.
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
     * Returns the danger to the king. An enemy piece has an attack weight for each square next to the king that it
     * attacks, and for a check that it can give without being captured. One piece cannot mate alone, so the danger is
     * the sum over all pairs of attackers of the product of their weights: half of the square of the sum less the sum
     * of squares. Attacked squares next to the king that only the king guards increase the danger from each attacker.
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
            for (long pieces = position.pieces(them, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
                long reached = reach[Bitboard.first(pieces)];
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
     * Returns the terms for attacked enemy pieces, by the expected gain of an exchange (Turing 1953). A less valuable
     * attacker gains the difference, an attack on an unprotected piece the whole piece, and any other attack nothing,
     * although the protectors are tied down (Shannon 1950). An unprotected piece is a liability even when it is not
     * attacked (Nunn 1998). The side to move matters: it can capture or escape.
     */
    private int piecesAttacked(Position position, int color) {
        int them = color ^ 1;
        long pawns = position.pieces(them, Piece.PAWN);
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
