package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Exact verdicts for king and two pawns, White's, against king and bishop, and for every ending that this can turn into
 * by captures and promotions. Neither the fifty-move rule nor the game history counts. Not safe for use by several
 * threads.
 */
public final class KppkbVerdicts {
    private final Endings endings;

    /** @param progress is told what is being solved; a wide sample takes minutes and about 600 MB */
    public KppkbVerdicts(Consumer<String> progress) {
        endings = new Endings(progress);
    }

    /**
     * @param position with the pieces of king and two pawns against king and bishop, or what is left of them
     * @throws IllegalArgumentException when there are other pieces
     */
    public GameValue verdict(Position position) {
        long pawnSet = position.pieces(Color.WHITE, Piece.PAWN);
        int pawn = pawnSet == 0 ? Square.NONE : Bitboard.first(pawnSet);
        int other = Bitboard.several(pawnSet) ? Bitboard.first(Bitboard.rest(pawnSet)) : Square.NONE;
        long bishopSet = position.pieces(Color.BLACK, Piece.BISHOP);
        long pieces = position.color(Color.WHITE) & ~pawnSet & ~position.pieces(Color.WHITE, Piece.KING);
        checkPieces(position, pawnSet, bishopSet, pieces);
        if (bishopSet == 0 || pieces != 0 && pawn == Square.NONE) {
            return byTable(position);
        }
        int bishop = Bitboard.first(bishopSet);
        if (pieces == 0) {
            return byPawns(position, pawn, other, bishop);
        }
        return byPiece(position, Bitboard.first(pieces), pawn, bishop);
    }

    /** Returns the verdicts after all legal moves, in generation order. */
    public Map<Integer, GameValue> after(Position position) {
        MoveList moves = MoveList.legal(position);
        Map<Integer, GameValue> verdicts = new LinkedHashMap<>();
        Position copy = position.copy();
        for (int move : moves.toArray()) {
            copy.make(move);
            verdicts.put(move, verdict(copy));
            copy.unmake(move);
        }
        return verdicts;
    }

    private static void checkPieces(Position position, long pawns, long bishops, long pieces) {
        long black = position.color(Color.BLACK) & ~bishops & ~position.pieces(Color.BLACK, Piece.KING);
        if (black != 0 || Bitboard.several(bishops) || Bitboard.count(pawns | pieces) > 2) {
            throw new IllegalArgumentException("not king and two pawns against king and bishop");
        }
    }

    private GameValue byTable(Position position) {
        int plies = endings.plies(position);
        boolean whiteToMove = position.sideToMove() == Color.WHITE;
        return plies >= 0 && plies % 2 == (whiteToMove ? 1 : 0) ? GameValue.WIN : GameValue.NO_WIN;
    }

    private GameValue byPawns(Position position, int pawn, int other, int bishop) {
        if (pawn == Square.NONE) {
            return GameValue.NO_WIN;
        }
        PawnEnding ending = endings.pawns(pawn, other);
        if (isWin(ending, PawnEnding.CERTAIN, position, bishop)) {
            return GameValue.WIN;
        }
        return isWin(ending, PawnEnding.POSSIBLE, position, bishop) ? GameValue.UNKNOWN : GameValue.NO_WIN;
    }

    private static boolean isWin(PawnEnding ending, int bound, Position position, int bishop) {
        int white = position.king(Color.WHITE);
        int black = position.king(Color.BLACK);
        long bishops = position.sideToMove() == Color.WHITE
                ? ending.won(bound, white, black)
                : ending.lost(bound, white, black);
        return Bitboard.contains(bishops, bishop);
    }

    /**
     * Returns the verdict with a queen, or a lesser piece, and a pawn: a win if one is known; otherwise only an
     * immediate capture decides.
     */
    private GameValue byPiece(Position position, int piece, int pawn, int bishop) {
        int white = position.king(Color.WHITE);
        int black = position.king(Color.BLACK);
        int kind = Piece.kind(position.pieceAt(piece));
        boolean whiteToMove = position.sideToMove() == Color.WHITE;
        if (kind == Piece.QUEEN
                && (whiteToMove
                        ? endings.isWon(kind, white, black, bishop, piece, pawn)
                        : endings.isLost(kind, white, black, bishop, piece, pawn))) {
            return GameValue.WIN;
        }
        boolean taken = !whiteToMove && endings.isTakenAtOnce(white, black, bishop, piece, pawn);
        return taken ? GameValue.NO_WIN : GameValue.UNKNOWN;
    }
}
