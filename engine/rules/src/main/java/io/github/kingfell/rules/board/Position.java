package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/**
 * A chess position with the game that led to it: pieces as bitboards and as a mailbox, castling rights (Chess960
 * included), en passant, clocks, keys, and an undo stack that doubles as the repetition history.
 *
 * <p>{@link #make} and {@link #unmake} change the position in place and allocate nothing, except that the history grows
 * by doubling. They trust their argument: only legal moves may be made. The en-passant square is kept only when a
 * capture is legal, so two positions are the same for the repetition rule exactly when their {@link #key} is the same.
 *
 * <p>Not thread-safe; hand a {@link #copy} to other threads.
 */
@Hot
public final class Position {
    /** The halfmove clock at which the game is drawn by the fifty-move rule. */
    public static final int FIFTY_MOVES_IN_PLIES = 100;

    /** The halfmove clock at which the game is over, and drawn, without a claim. */
    public static final int SEVENTY_FIVE_MOVES_IN_PLIES = 150;

    /** The {@link #repetitions} of a position that stands on the board for the third time. */
    public static final int THIRD_REPETITION = 2;

    /** No ply of the game. */
    public static final int NO_PLY = -1;

    /** Marks checkers that have not been computed: the set of all squares can never be the set of checkers. */
    private static final long UNKNOWN = -1L;

    /** The initial capacity of the history in plies. */
    private static final int LEAST_HISTORY = 16;

    /** Squares of each piece kind, both colours; index 0 is not used. */
    private final long[] kinds = new long[7];

    private final long[] colors = new long[2];
    private final byte[] board = new byte[64];

    /** Rook squares of the four rights, fixed for the game; {@link Square#NONE} where there never was a right. */
    private final int[] castlingRooks = new int[4];

    /** The rights that a move from or to a square ends. */
    private final byte[] castlingEnded = new byte[64];

    /** For each right 4 bits, the rights of the other side that castling by it ends; 0 except in some problems. */
    private int castlingExcludes;

    private int sideToMove;
    private int castling;
    private int enPassant;
    private int halfmoveClock;
    private int fullmoveNumber;
    private long key;
    private long material;

    /** Number of entries in the history: moves made since the set-up. */
    private int ply;

    /** Keys of the positions before each move made. */
    private long[] keys = new long[LEAST_HISTORY];

    /** What a move destroys: captured piece 4 bits, castling 4, en passant 7, halfmove clock 16. */
    private int[] undo = new int[LEAST_HISTORY];

    /** {@link #checkers} by the number of moves made, or {@link #UNKNOWN}. */
    private long[] checkers = new long[LEAST_HISTORY + 1];

    Position(PositionBuilder setUp) {
        sideToMove = setUp.sideToMove;
        halfmoveClock = setUp.halfmoveClock;
        fullmoveNumber = Math.max(1, setUp.fullmoveNumber);
        for (long pieces = setUp.occupied; pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            put(setUp.board[square], square);
        }
        for (int right = 0; right < 4; right++) {
            int rook = setUp.castlingRooks[right];
            castlingRooks[right] = rook;
            if (rook != Square.NONE) {
                castling |= 1 << right;
                castlingEnded[rook] |= (byte) (1 << right);
                castlingEnded[king(right >> 1)] |= (byte) (1 << right);
            }
        }
        key ^= Zobrist.castling(castling) ^ (sideToMove == Color.BLACK ? Zobrist.SIDE : 0);
        enPassant = Square.NONE;
        checkers[0] = UNKNOWN;
        if (setUp.enPassant != Square.NONE) {
            setEnPassantIfLegal(setUp.enPassant);
        }
    }

    private Position(Position other) {
        System.arraycopy(other.kinds, 0, kinds, 0, kinds.length);
        System.arraycopy(other.colors, 0, colors, 0, colors.length);
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.castlingRooks, 0, castlingRooks, 0, castlingRooks.length);
        System.arraycopy(other.castlingEnded, 0, castlingEnded, 0, castlingEnded.length);
        castlingExcludes = other.castlingExcludes;
        sideToMove = other.sideToMove;
        castling = other.castling;
        enPassant = other.enPassant;
        halfmoveClock = other.halfmoveClock;
        fullmoveNumber = other.fullmoveNumber;
        key = other.key;
        material = other.material;
        ply = other.ply;
        keys = other.keys.clone();
        undo = other.undo.clone();
        checkers = other.checkers.clone();
    }

    /** An independent copy, history included. */
    public Position copy() {
        return new Position(this);
    }

    /**
     * An independent copy in which castling with one of two rooks ends the right to castle with the other, as some
     * problems ask for. No FEN tells it.
     *
     * @param white the square of White's rook
     * @param black that of Black's
     */
    public Position withExclusiveCastling(int white, int black) {
        Position result = copy();
        for (int right = 0; right < 2; right++) {
            for (int other = 2; other < 4; other++) {
                if (castlingRooks[right] == white && castlingRooks[other] == black) {
                    result.castlingExcludes |= 1 << 4 * right + other | 1 << 4 * other + right;
                }
            }
        }
        return result;
    }

    /** True when castling of one side may end a right of the other. */
    public boolean hasExclusiveCastling() {
        return castlingExcludes != 0;
    }

    // ---- what is on the board ----

    /** The piece on a square, {@link Piece#NONE} if empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** Squares of all pieces of a kind, both colours. */
    public long kind(int kind) {
        return kinds[kind];
    }

    /** Squares of all pieces of a colour. */
    public long color(int color) {
        return colors[color];
    }

    /** Squares of the pieces of one colour and kind. */
    public long pieces(int color, int kind) {
        return colors[color] & kinds[kind];
    }

    /** Squares of all pieces. */
    public long occupied() {
        return colors[0] | colors[1];
    }

    /** True when a colour has a king, as in every game; in some problems one has none, and is never in check. */
    public boolean hasKing(int color) {
        return pieces(color, Piece.KING) != 0;
    }

    /** The square of a colour's king, or {@link Square#NONE}. */
    public int king(int color) {
        return Bitboard.first(pieces(color, Piece.KING));
    }

    /** The colour to move, {@link Color#WHITE} or {@link Color#BLACK}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** Castling rights as a set of {@code 1 << CastlingRights.index}. */
    public int castling() {
        return castling;
    }

    /** The rook square of a right by {@link CastlingRights#index}, {@link Square#NONE} if there never was one. */
    public int castlingRook(int right) {
        return castlingRooks[right];
    }

    /** The square on which a pawn may capture en passant, if that is legal; otherwise {@link Square#NONE}. */
    public int enPassant() {
        return enPassant;
    }

    /** Plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the next move, as in FEN: 1 at first, one more after each move of Black. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** Zobrist key of the pieces, side to move, castling rights and legal en passant; the clocks are not part of it. */
    public long key() {
        return key;
    }

    /** {@link MaterialKey} of the pieces. */
    public long material() {
        return material;
    }

    /** Number of moves made since the set-up. */
    public int ply() {
        return ply;
    }

    // ---- attacks ----

    /** Pieces of both colours that attack a square, given the occupied squares. */
    public long attackersTo(int square, long occupied) {
        long diagonal = kinds[Piece.BISHOP] | kinds[Piece.QUEEN];
        long straight = kinds[Piece.ROOK] | kinds[Piece.QUEEN];
        return Attacks.pawn(Color.WHITE, square) & pieces(Color.BLACK, Piece.PAWN)
                | Attacks.pawn(Color.BLACK, square) & pieces(Color.WHITE, Piece.PAWN)
                | Attacks.knight(square) & kinds[Piece.KNIGHT]
                | Attacks.king(square) & kinds[Piece.KING]
                | Attacks.bishop(square, occupied) & diagonal
                | Attacks.rook(square, occupied) & straight;
    }

    /** True when a piece of the colour attacks the square. */
    public boolean isAttacked(int square, int byColor) {
        return isAttacked(square, byColor, occupied());
    }

    /** As {@link #isAttacked(int, int)}, with only the given occupied squares blocking sliders. */
    public boolean isAttacked(int square, int byColor, long occupied) {
        return isAttacked(square, byColor, colors[byColor], occupied);
    }

    /** As {@link #isAttacked(int, int, long)}, by some of the colour's pieces only. */
    boolean isAttacked(int square, int byColor, long attackers, long occupied) {
        if ((Attacks.pawn(byColor ^ 1, square) & attackers & kinds[Piece.PAWN]
                        | Attacks.knight(square) & attackers & kinds[Piece.KNIGHT]
                        | Attacks.king(square) & attackers & kinds[Piece.KING])
                != 0) {
            return true;
        }
        long diagonal = attackers & (kinds[Piece.BISHOP] | kinds[Piece.QUEEN]);
        long straight = attackers & (kinds[Piece.ROOK] | kinds[Piece.QUEEN]);
        return diagonal != 0 && (Attacks.bishop(square, occupied) & diagonal) != 0
                || straight != 0 && (Attacks.rook(square, occupied) & straight) != 0;
    }

    /**
     * Enemy pieces that give check to the side to move. Computed at the first call, and kept while later moves are made
     * and unmade.
     */
    public long checkers() {
        long known = checkers[ply];
        if (known == UNKNOWN) {
            known = hasKing(sideToMove) ? attackersTo(king(sideToMove), occupied()) & colors[sideToMove ^ 1] : 0;
            checkers[ply] = known;
        }
        return known;
    }

    /** True when the side to move is in check. */
    public boolean inCheck() {
        return checkers() != 0;
    }

    // ---- moves ----

    /** True when the move is a capture, en passant included. */
    public boolean isCapture(int move) {
        int kind = Move.kind(move);
        return kind == Move.EN_PASSANT || kind != Move.CASTLING && board[Move.to(move)] != Piece.NONE;
    }

    /** Makes a legal move. The result of any other move is undefined; {@link MoveGenerator#isLegal} tests legality. */
    public void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        int us = sideToMove;
        int piece = board[from];
        int captured = kind == Move.CASTLING ? Piece.NONE : board[to];
        push(captured);
        fullmoveNumber += us;

        if (enPassant != Square.NONE) {
            key ^= Zobrist.enPassant(enPassant);
            enPassant = Square.NONE;
        }
        int kept = castling & ~(castlingEnded[from] | castlingEnded[to]);
        if (kept != castling) {
            key ^= Zobrist.castling(castling) ^ Zobrist.castling(kept);
            castling = kept;
        }

        if (kind == Move.CASTLING) {
            moveCastlingPieces(us, from, to, false);
            if (castlingExcludes != 0) {
                endExcludedRights(us, to > from ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE);
            }
            finishMove();
            return;
        }
        if (captured != Piece.NONE) {
            take(captured, to);
            halfmoveClock = 0;
        }
        take(piece, from);
        if (Piece.kind(piece) == Piece.PAWN) {
            halfmoveClock = 0;
            if (Move.isPromotion(move)) {
                put(Piece.of(us, Move.promotedTo(move)), to);
            } else {
                put(piece, to);
                if (kind == Move.EN_PASSANT) {
                    take(Piece.of(us ^ 1, Piece.PAWN), to - Color.forward(us));
                }
            }
        } else {
            put(piece, to);
        }
        finishMove();
        if (kind == Move.DOUBLE_PUSH) {
            setEnPassantIfLegal(to - Color.forward(us));
        }
    }

    /** Takes back the last move made, which must be this one. */
    public void unmake(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        sideToMove ^= 1;
        int us = sideToMove;
        if (kind == Move.CASTLING) {
            moveCastlingPieces(us, from, to, true);
        } else {
            int piece = board[to];
            take(piece, to);
            put(Move.isPromotion(move) ? Piece.of(us, Piece.PAWN) : piece, from);
            int captured = undo[ply - 1] & 15;
            if (captured != Piece.NONE) {
                put(captured, to);
            } else if (kind == Move.EN_PASSANT) {
                put(Piece.of(us ^ 1, Piece.PAWN), to - Color.forward(us));
            }
        }
        fullmoveNumber -= us;
        pop();
    }

    /** Returns the {@link #key} after a legal move. Most moves need not be made for it. */
    public long keyAfter(int move) {
        int kind = Move.kind(move);
        if (kind == Move.CASTLING || kind == Move.DOUBLE_PUSH) {
            make(move);
            long result = key;
            unmake(move);
            return result;
        }
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = board[from];
        long result = key ^ Zobrist.SIDE ^ Zobrist.piece(piece, from);
        if (enPassant != Square.NONE) {
            result ^= Zobrist.enPassant(enPassant);
        }
        int kept = castling & ~(castlingEnded[from] | castlingEnded[to]);
        if (kept != castling) {
            result ^= Zobrist.castling(castling) ^ Zobrist.castling(kept);
        }
        if (kind == Move.EN_PASSANT) {
            result ^= Zobrist.piece(Piece.of(sideToMove ^ 1, Piece.PAWN), to - Color.forward(sideToMove));
        } else if (board[to] != Piece.NONE) {
            result ^= Zobrist.piece(board[to], to);
        }
        int arriving = Move.isPromotion(move) ? Piece.of(sideToMove, Move.promotedTo(move)) : piece;
        return result ^ Zobrist.piece(arriving, to);
    }

    /** Makes a null move: the side to move passes. It must not be in check. */
    public void makeNull() {
        push(Piece.NONE);
        fullmoveNumber += sideToMove;
        if (enPassant != Square.NONE) {
            key ^= Zobrist.enPassant(enPassant);
            enPassant = Square.NONE;
        }
        finishMove();
    }

    /** Takes back {@link #makeNull}, which must have been the last move. */
    public void unmakeNull() {
        sideToMove ^= 1;
        fullmoveNumber -= sideToMove;
        pop();
    }

    // ---- draws ----

    /**
     * Returns the {@link #key} of an earlier position of the game.
     *
     * @param plies how many plies ago, 0..{@link #ply}
     */
    public long keyBefore(int plies) {
        return plies == 0 ? key : keys[ply - plies];
    }

    /** Number of plies since the last capture or pawn move in the history: the reach of a repetition. */
    public int reversiblePlies() {
        return Math.min(ply, halfmoveClock);
    }

    /** Number of earlier occurrences of this position, in the game and in the search. */
    public int repetitions() {
        int count = 0;
        int oldest = Math.max(0, ply - halfmoveClock);
        for (int i = ply - 4; i >= oldest; i -= 2) {
            if (keys[i] == key) {
                count++;
            }
        }
        return count;
    }

    /**
     * True when this position occurred before at or after {@code rootPly}, or twice before that ply. The first case is
     * a loop within the search, the second a real threefold repetition.
     */
    public boolean isRepetition(int rootPly) {
        int before = 0;
        int oldest = Math.max(0, ply - halfmoveClock);
        for (int i = ply - 4; i >= oldest; i -= 2) {
            if (keys[i] == key && (i >= rootPly || ++before == THIRD_REPETITION)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the ply at which the position after a legal move occurred before, when the move leads to an
     * {@link #isRepetition}: the last such ply at or after {@code rootPly}, or the second last before it.
     *
     * @param keyAfter {@link #keyAfter} of the move
     * @return {@link #NO_PLY} when the move leads to no repetition
     */
    public int repeatedPlyAfter(int move, long keyAfter, int rootPly) {
        if (isZeroing(move)) {
            return NO_PLY;
        }
        int before = 0;
        int oldest = Math.max(0, ply - halfmoveClock);
        for (int i = ply - 3; i >= oldest; i -= 2) {
            if (keys[i] == keyAfter && (i >= rootPly || ++before == THIRD_REPETITION)) {
                return i;
            }
        }
        return NO_PLY;
    }

    /** True when the legal move resets the halfmove clock: a capture or a pawn move. */
    public boolean isZeroing(int move) {
        return Piece.kind(board[Move.from(move)]) == Piece.PAWN || isCapture(move);
    }

    /** True when fifty moves have passed without a capture or pawn move. Checkmate on the last of them still counts. */
    public boolean isFiftyMoveDraw() {
        return halfmoveClock >= FIFTY_MOVES_IN_PLIES;
    }

    /**
     * True when seventy-five moves have passed without a capture or pawn move: the game is over and drawn, unless the
     * position is checkmate (FIDE Laws of Chess, 9.6.2).
     */
    public boolean isSeventyFiveMoveDraw() {
        return halfmoveClock >= SEVENTY_FIVE_MOVES_IN_PLIES;
    }

    /** True when this position occurs for the third time, in the game and in the search. */
    public boolean isThreefoldRepetition() {
        return repetitions() >= THIRD_REPETITION;
    }

    /**
     * True when a player may claim a draw by the fifty-move rule or threefold repetition. Checkmate takes precedence
     * over both.
     */
    public boolean mayClaimDraw() {
        return isFiftyMoveDraw() || isThreefoldRepetition();
    }

    /**
     * True when no sequence of legal moves ends in mate: bare kings, one minor piece, or bishops of one colour only.
     * Such a position is dead: the game is over and drawn (FIDE Laws of Chess, 5.2.2).
     */
    public boolean isInsufficientMaterial() {
        if ((kinds[Piece.PAWN] | kinds[Piece.ROOK] | kinds[Piece.QUEEN]) != 0) {
            return false;
        }
        if (kinds[Piece.KNIGHT] != 0) {
            return Bitboard.count(occupied()) == 3;
        }
        long bishops = kinds[Piece.BISHOP];
        return (bishops & Bitboard.DARK) == 0 || (bishops & ~Bitboard.DARK) == 0;
    }

    /** Computes the key from scratch, to test the incremental one. */
    long computeKey() {
        long computed = Zobrist.castling(castling) ^ (sideToMove == Color.BLACK ? Zobrist.SIDE : 0);
        if (enPassant != Square.NONE) {
            computed ^= Zobrist.enPassant(enPassant);
        }
        for (int square = 0; square < 64; square++) {
            if (board[square] != Piece.NONE) {
                computed ^= Zobrist.piece(board[square], square);
            }
        }
        return computed;
    }

    // ---- private ----

    private void put(int piece, int square) {
        long bit = 1L << square;
        board[square] = (byte) piece;
        kinds[Piece.kind(piece)] |= bit;
        colors[Piece.color(piece)] |= bit;
        key ^= Zobrist.piece(piece, square);
        material += MaterialKey.of(piece);
    }

    private void take(int piece, int square) {
        long bit = 1L << square;
        board[square] = Piece.NONE;
        kinds[Piece.kind(piece)] &= ~bit;
        colors[Piece.color(piece)] &= ~bit;
        key ^= Zobrist.piece(piece, square);
        material -= MaterialKey.of(piece);
    }

    /** Moves king and rook. Both leave before either lands: in Chess960 their squares may overlap. */
    private void moveCastlingPieces(int us, int kingFrom, int rookFrom, boolean back) {
        int wing = rookFrom > kingFrom ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE;
        int kingTo = CastlingRights.kingTarget(us, wing);
        int rookTo = CastlingRights.rookTarget(us, wing);
        int king = Piece.of(us, Piece.KING);
        int rook = Piece.of(us, Piece.ROOK);
        take(king, back ? kingTo : kingFrom);
        take(rook, back ? rookTo : rookFrom);
        put(king, back ? kingFrom : kingTo);
        put(rook, back ? rookFrom : rookTo);
    }

    private void endExcludedRights(int us, int wing) {
        int kept = castling & ~(castlingExcludes >>> 4 * CastlingRights.index(us, wing));
        key ^= Zobrist.castling(castling) ^ Zobrist.castling(kept);
        castling = kept;
    }

    private void finishMove() {
        sideToMove ^= 1;
        key ^= Zobrist.SIDE;
    }

    private void push(int captured) {
        if (ply == undo.length) {
            keys = Arrays.copyOf(keys, 2 * ply);
            undo = Arrays.copyOf(undo, 2 * ply);
            checkers = Arrays.copyOf(checkers, 2 * ply + 1);
        }
        keys[ply] = key;
        undo[ply] = halfmoveClock << 15 | enPassant << 8 | castling << 4 | captured;
        ply++;
        checkers[ply] = UNKNOWN;
        halfmoveClock++;
    }

    private void pop() {
        ply--;
        key = keys[ply];
        int state = undo[ply];
        castling = state >>> 4 & 15;
        enPassant = state >>> 8 & 127;
        halfmoveClock = state >>> 15;
    }

    /** Sets the en-passant square for the side to move if one of its pawns may legally capture there. */
    private void setEnPassantIfLegal(int square) {
        long capturers = Attacks.pawn(sideToMove ^ 1, square) & pieces(sideToMove, Piece.PAWN);
        for (; capturers != 0; capturers = Bitboard.rest(capturers)) {
            if (isLegalEnPassant(Bitboard.first(capturers), square)) {
                enPassant = square;
                key ^= Zobrist.enPassant(square);
                return;
            }
        }
    }

    /**
     * True when the own king is safe after the en-passant capture. Two pieces leave a rank at once, so pin masks do not
     * cover it.
     */
    boolean isLegalEnPassant(int from, int target) {
        long victim = 1L << target - Color.forward(sideToMove);
        long after = occupied() ^ 1L << from ^ victim | 1L << target;
        return !hasKing(sideToMove) || (attackersTo(king(sideToMove), after) & colors[sideToMove ^ 1] & ~victim) == 0;
    }
}
