package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** All endings that two pawns against a bishop can turn into; each is solved when it is first needed. */
final class Endings {
    private final TableLibrary library = new TableLibrary();
    private final TableProbe tables = library.reader();
    private final Consumer<String> progress;
    private final Map<Integer, PawnEnding> pawnEndings = new HashMap<>();
    private final Map<Integer, PieceEnding> pieceEndings = new HashMap<>();

    /** @param progress is told when something takes long */
    Endings(Consumer<String> progress) {
        this.progress = progress;
    }

    /** @param other {@link Square#NONE} for a single pawn */
    PawnEnding pawns(int pawn, int other) {
        int key = Math.min(pawn, other) << 7 | Math.max(pawn, other);
        PawnEnding known = pawnEndings.get(key);
        if (known == null) {
            known = other == Square.NONE ? new PawnEnding(this, pawn) : new PawnEnding(this, pawn, other);
            pawnEndings.put(key, known);
            if (other != Square.NONE && pawnEndings.size() % 100 == 0) {
                progress.accept(pawnEndings.size() + " placements of pawns solved");
            }
        }
        return known;
    }

    /** Returns the squares of the bishop with which White, to move with at most one pawn, wins. */
    long wonByPawn(int bound, int pawn, int whiteKing, int blackKing) {
        return pawn == Square.NONE ? 0 : pawns(pawn, Square.NONE).won(bound, whiteKing, blackKing);
    }

    /** Returns true when White, to move with at most one pawn, certainly wins. */
    boolean pawnWins(int pawn, int whiteKing, int blackKing, int bishop) {
        return Bitboard.contains(wonByPawn(PawnEnding.CERTAIN, pawn, whiteKing, blackKing), bishop);
    }

    PieceEnding withoutPawn(int kind) {
        return pieces(kind, Square.NONE);
    }

    private PieceEnding pieces(int kind, int pawn) {
        int key = kind << 7 | pawn;
        PieceEnding known = pieceEndings.get(key);
        if (known == null) {
            if (pawn != Square.NONE) {
                progress.accept("K" + Piece.symbol(kind) + "PKB with the pawn on " + Square.name(pawn));
            }
            known = new PieceEnding(kind, pawn, this);
            pieceEndings.put(key, known);
        }
        return known;
    }

    /** Returns true when some promotion on a square certainly wins, with Black to move after it. */
    boolean isPromotionWon(int whiteKing, int blackKing, int bishop, int to, int other) {
        if (isLost(Piece.QUEEN, whiteKing, blackKing, bishop, to, other)) {
            return true;
        }
        // With another pawn, the few wins by underpromotion stay open: each kind would cost as much as the queen.
        return other == Square.NONE
                && (isLost(Piece.ROOK, whiteKing, blackKing, bishop, to, other)
                        || isLostByTable(whiteKing, blackKing, Piece.KNIGHT, to, Piece.BISHOP, bishop)
                        || isLostByTable(whiteKing, blackKing, Piece.BISHOP, to, Piece.BISHOP, bishop));
    }

    /**
     * Returns true when Black, to move, captures the promoted piece, whatever it is, and then does not lose. The other
     * pawn is left.
     */
    boolean isTakenAtOnce(int whiteKing, int blackKing, int bishop, int to, int other) {
        PawnEnding left = pawns(other, Square.NONE);
        long guards = Attacks.king(whiteKing) | Attacks.pawn(Color.WHITE, other);
        boolean byKing = Bitboard.contains(Attacks.king(blackKing) & ~guards, to)
                && !Bitboard.contains(left.won(PawnEnding.POSSIBLE, whiteKing, to), bishop);
        long blockers = Bitboard.of(whiteKing) | Bitboard.of(blackKing) | Bitboard.of(other);
        boolean byBishop = Bitboard.contains(Attacks.bishop(bishop, blockers), to)
                && !Bitboard.contains(Attacks.pawn(Color.WHITE, other), blackKing)
                && !Bitboard.contains(left.won(PawnEnding.POSSIBLE, whiteKing, blackKing), to);
        return byKing || byBishop;
    }

    /** Returns true when Black, to move, loses against a queen or rook with or without a pawn. */
    boolean isLost(int kind, int whiteKing, int blackKing, int bishop, int piece, int pawn) {
        int mirror = mirror(pawn);
        return pieces(kind, mirrored(pawn))
                .isLost(whiteKing ^ mirror, blackKing ^ mirror, bishop ^ mirror, piece ^ mirror);
    }

    /** Returns true when White, to move, wins with a queen or rook and perhaps a pawn. */
    boolean isWon(int kind, int whiteKing, int blackKing, int bishop, int piece, int pawn) {
        int mirror = mirror(pawn);
        long won = pieces(kind, mirrored(pawn)).won(whiteKing ^ mirror, blackKing ^ mirror, bishop ^ mirror);
        return Bitboard.contains(won, piece ^ mirror);
    }

    /** Mirrors a pawn on the king's wing: its endings are the mirror images of those on the queen's wing. */
    private static int mirror(int pawn) {
        return pawn != Square.NONE && Square.file(pawn) > 3 ? 7 : 0;
    }

    private static int mirrored(int pawn) {
        return pawn ^ mirror(pawn);
    }

    /**
     * Returns true when Black, to move without a bishop, is lost by the distance tables.
     *
     * @param kind of White's piece on the square
     * @param pawn White's other pawn, {@link Square#NONE} for none
     */
    boolean isBareKingLost(int whiteKing, int blackKing, int kind, int square, int pawn) {
        return isLostByTable(whiteKing, blackKing, kind, square, Piece.PAWN, pawn);
    }

    /** @param second a pawn of White or a bishop of Black */
    private boolean isLostByTable(int whiteKing, int blackKing, int kind, int square, int second, int secondSquare) {
        PositionBuilder builder = new PositionBuilder()
                .sideToMove(Color.BLACK)
                .put(whiteKing, Piece.of(Color.WHITE, Piece.KING))
                .put(blackKing, Piece.of(Color.BLACK, Piece.KING))
                .put(square, Piece.of(Color.WHITE, kind));
        if (secondSquare != Square.NONE) {
            builder.put(secondSquare, Piece.of(second == Piece.PAWN ? Color.WHITE : Color.BLACK, second));
        }
        try {
            return isLoss(builder.build());
        } catch (IllegalPositionException e) {
            return false;
        }
    }

    /** Looks the position up in the distance table of at most four men; Black is to move. */
    private boolean isLoss(Position position) {
        int plies = plies(position);
        return plies >= 0 && plies % 2 == 0;
    }

    /** Returns the plies as {@link TableProbe#plies} does, for at most four men. */
    int plies(Position position) {
        int plies = tables.plies(position);
        if (plies == TableProbe.UNKNOWN) {
            progress.accept("exact table " + MaterialKey.name(position.material()));
            library.table(position.material(), 1, BuildProgress.SILENT, () -> false);
            plies = tables.plies(position);
        }
        return plies;
    }
}
