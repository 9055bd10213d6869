package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.WdlValues;

/**
 * A solved pawn ending: the values of every position that it can become as long as no pawn has promoted. Win, draw and
 * loss ignore the fifty-move rule and repetitions. Immutable; any thread may ask.
 */
@Hot
public final class PawnEndings {
    /** The position is not solved. */
    private static final int ABSENT = -1;

    /** Three times the lower bound and the upper bound, each from 0 to 2. */
    private static final int EXACT_DRAW = 3 + 1;

    private static final int EXACT_WIN = 3 * 2 + 2;

    private final StructureList structures;
    private final long[][] lower;
    private final long[][] upper;
    private final PromotionRows[][] promotions;
    private final int withQueen;

    PawnEndings(StructureList structures, long[][] lower, long[][] upper, PromotionRows[][] promotions, int withQueen) {
        this.structures = structures;
        this.lower = lower;
        this.upper = upper;
        this.promotions = promotions;
        this.withQueen = withQueen;
    }

    /** Returns the number of solved structures. */
    public int structures() {
        return structures.size();
    }

    /** Returns the number of structures with a new queen that were searched for certain wins. */
    public int structuresWithQueen() {
        return withQueen;
    }

    /** Returns the number of structures whose bounds are the same for all places of the kings. */
    public int exactStructures() {
        int exact = 0;
        for (int number = 0; number < structures.size(); number++) {
            exact += lower[number] == upper[number] ? 1 : 0;
        }
        return exact;
    }

    /** Returns about the bytes that the solution takes. */
    public long bytes() {
        long bytes = (2L * structures.size() - exactStructures()) * (8L * StructureSolver.ROWS + 16);
        for (PromotionRows[] exits : promotions) {
            bytes += 16 + exits.length * (4L * (8 * 64 + 16) + 24);
        }
        return bytes + structures.size() * 48L;
    }

    /** Returns true when the pawns of a position are a solved structure; it may have other pieces too. */
    public boolean covers(Position position) {
        return find(position) != StructureList.ABSENT;
    }

    /** Returns true when pawns are a solved structure. */
    public boolean covers(long white, long black) {
        return structures.find(white, black) != StructureList.ABSENT;
    }

    /**
     * Returns the value for the side to move where it is known exactly, as {@link WdlValues}; unknown with other
     * pieces, with a capture en passant, and where the bounds differ.
     */
    public int outcome(Position position) {
        if (!isPawnEnding(position) || position.enPassant() != Square.NONE) {
            return WdlValues.UNKNOWN;
        }
        return switch (bounds(position)) {
            case 0 -> WdlValues.LOSS;
            case EXACT_DRAW -> WdlValues.DRAW;
            case EXACT_WIN -> WdlValues.WIN;
            default -> WdlValues.UNKNOWN;
        };
    }

    /** Returns true with no other pieces than kings and pawns. */
    public static boolean isPawnEnding(Position position) {
        return position.occupied() == (position.kind(Piece.KING) | position.kind(Piece.PAWN));
    }

    /** Returns the bounds of a pawn ending without captures en passant. */
    EndingValue valueWithoutEnPassant(Position position) {
        int bounds = bounds(position);
        return bounds == ABSENT ? EndingValue.UNKNOWN : new EndingValue(bounds / 3 - 1, bounds % 3 - 1);
    }

    /**
     * Returns when the positions of a structure were found won or lost; see {@link StructureSolver#note}.
     *
     * @param position its pawns are a solved structure
     */
    short[] rounds(Position position, boolean forWhite) {
        StructureTask task = new StructureTask(structures, lower, upper);
        int number = find(position);
        task.begin(number, promotions[number]);
        return task.rounds(forWhite);
    }

    /** Returns the value of the best promotion on a square for the side to move. */
    EndingValue promotion(Position position, int square) {
        int number = find(position);
        StructureMoves moves = new StructureMoves();
        moves.list(structures.white(number), structures.black(number));
        boolean isWhite = position.sideToMove() == Color.WHITE;
        int kind = isWhite ? StructureMoves.WHITE_PROMOTES : StructureMoves.BLACK_PROMOTES;
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (moves.kind(i) == kind && moves.target(i) == square) {
                return promotions[number][count].value(position.king(Color.BLACK), position.king(Color.WHITE));
            }
            count += PawnEndingSolver.isPromotion(moves.kind(i)) ? 1 : 0;
        }
        return EndingValue.UNKNOWN;
    }

    private int find(Position position) {
        return structures.find(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN));
    }

    private int bounds(Position position) {
        int number = find(position);
        if (number == StructureList.ABSENT) {
            return ABSENT;
        }
        boolean isWhite = position.sideToMove() == Color.WHITE;
        int row = position.king(Color.BLACK);
        int bit = position.king(Color.WHITE);
        int wins = row + (isWhite ? StructureSolver.WHITE_WINS : StructureSolver.BLACK_WINS);
        int loses = row + (isWhite ? StructureSolver.WHITE_LOSES : StructureSolver.BLACK_LOSES);
        long[] worst = isWhite ? lower[number] : upper[number];
        long[] best = isWhite ? upper[number] : lower[number];
        return 3 * level(worst, wins, loses, bit) + level(best, wins, loses, bit);
    }

    private static int level(long[] solution, int wins, int loses, int bit) {
        return 1 + (int) (solution[wins] >>> bit & 1) - (int) (solution[loses] >>> bit & 1);
    }
}
