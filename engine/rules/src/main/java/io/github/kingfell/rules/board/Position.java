package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;
import java.util.Arrays;

/**
 * A chess position with the game that led to it: men as bitboards and as a mailbox, castling rights (Chess960
 * included), en passant, clocks, keys, and an undo stack that doubles as the repetition history.
 *
 * <p>{@link #make} and {@link #unmake} change the position in place and allocate nothing (the history grows by
 * doubling, ever more seldom). They trust their argument: only legal moves may be made. The en-passant square is kept
 * only when a capture is legal, so two positions are the same for the repetition rule exactly when their {@link #key}
 * is the same.
 *
 * <p>Not thread-safe; {@link #copy} at borders.
 */
@Hot
public final class Position {
    /** The halfmove clock at which the game is drawn by the fifty-move rule. */
    public static final int FIFTY_MOVES_IN_PLIES = 100;

    /** The {@link #repetitions} of a position that stands on the board for the third time. */
    public static final int THIRD_REPETITION = 2;

    /** No ply of the game. */
    public static final int NO_PLY = -1;

    /** Checkers that nobody has asked for: never can all squares give check. */
    private static final long UNKNOWN = -1L;

    /** Plies for which there is room at first. */
    private static final int LEAST_HISTORY = 16;

    /** Squares of each kind of man, both colours; index 0 is not used. */
    private final long[] kinds = new long[7];

    private final long[] colors = new long[2];
    private final byte[] board = new byte[64];

    /** Rook squares of the four rights, fixed for the game; {@link Square#NONE} where there never was a right. */
    private final int[] castlingRooks = new int[4];

    /** The rights that a move from or to a square ends. */
    private final byte[] castlingEnded = new byte[64];

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

    /** What a move destroys: captured man 4 bits, castling 4, en passant 7, halfmove clock 16. */
    private int[] undo = new int[LEAST_HISTORY];

    /** {@link #checkers} of the position after so many moves, or {@link #UNKNOWN}. */
    private long[] checkers = new long[LEAST_HISTORY + 1];

    Position(PositionBuilder setUp) {
        sideToMove = setUp.sideToMove;
        halfmoveClock = setUp.halfmoveClock;
        fullmoveNumber = Math.max(1, setUp.fullmoveNumber);
        for (long men = setUp.occupied; men != 0; men = Bitboard.rest(men)) {
            int square = Bitboard.first(men);
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

    // ---- what is on the board ----

    /** The man on a square, {@link Piece#NONE} if empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** Squares of all men of a kind, both colours. */
    public long kind(int kind) {
        return kinds[kind];
    }

    /** Squares of all men of a colour. */
    public long color(int color) {
        return colors[color];
    }

    /** Squares of the men of one colour and kind. */
    public long men(int color, int kind) {
        return colors[color] & kinds[kind];
    }

    /** Squares of all men. */
    public long occupied() {
        return colors[0] | colors[1];
    }

    /** The square of a colour's king. */
    public int king(int color) {
        return Bitboard.first(men(color, Piece.KING));
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

    /** The square a pawn may capture on en passant, only if that is legal; otherwise {@link Square#NONE}. */
    public int enPassant() {
        return enPassant;
    }

    /** Plies since the last capture or pawn move. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the move to be made, as in FEN: 1 at first, one more after each move of Black. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /** Zobrist key of men, side to move, castling rights and legal en passant; not of the clocks. */
    public long key() {
        return key;
    }

    /** {@link MaterialKey} of the men. */
    public long material() {
        return material;
    }

    /** Moves made since the set-up. */
    public int ply() {
        return ply;
    }

    // ---- attacks ----

    /** Men of both colours that attack a square when the occupied squares are as given. */
    public long attackersTo(int square, long occupied) {
        long diagonal = kinds[Piece.BISHOP] | kinds[Piece.QUEEN];
        long straight = kinds[Piece.ROOK] | kinds[Piece.QUEEN];
        return Attacks.pawn(Color.WHITE, square) & men(Color.BLACK, Piece.PAWN)
                | Attacks.pawn(Color.BLACK, square) & men(Color.WHITE, Piece.PAWN)
                | Attacks.knight(square) & kinds[Piece.KNIGHT]
                | Attacks.king(square) & kinds[Piece.KING]
                | Attacks.bishop(square, occupied) & diagonal
                | Attacks.rook(square, occupied) & straight;
    }

    /** True when a man of the colour attacks the square. */
    public boolean isAttacked(int square, int byColor) {
        return isAttacked(square, byColor, occupied());
    }

    /** As {@link #isAttacked(int, int)}, with sliders looking through the given occupied squares only. */
    public boolean isAttacked(int square, int byColor, long occupied) {
        return isAttacked(square, byColor, colors[byColor], occupied);
    }

    /** As {@link #isAttacked(int, int, long)}, by some of the colour's men only. */
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
     * Enemy men that give check to the side to move. Worked out when first asked for, and kept while moves are made
     * after it.
     */
    public long checkers() {
        long known = checkers[ply];
        if (known == UNKNOWN) {
            known = attackersTo(king(sideToMove), occupied()) & colors[sideToMove ^ 1];
            checkers[ply] = known;
        }
        return known;
    }

    /** True when the side to move is in check. */
    public boolean inCheck() {
        return checkers() != 0;
    }

    // ---- moves ----

    /** True when the move takes something, en passant included. */
    public boolean isCapture(int move) {
        int kind = Move.kind(move);
        return kind == Move.EN_PASSANT || kind != Move.CASTLING && board[Move.to(move)] != Piece.NONE;
    }

    /**
     * Makes a legal move. What another move does to the position is not defined; {@link MoveGenerator#isLegal} tells.
     */
    public void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int kind = Move.kind(move);
        int us = sideToMove;
        int man = board[from];
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
            moveCastlingMen(us, from, to, false);
            finishMove();
            return;
        }
        if (captured != Piece.NONE) {
            take(captured, to);
            halfmoveClock = 0;
        }
        take(man, from);
        if (Piece.kind(man) == Piece.PAWN) {
            halfmoveClock = 0;
            if (Move.isPromotion(move)) {
                put(Piece.of(us, Move.promotedTo(move)), to);
            } else {
                put(man, to);
                if (kind == Move.EN_PASSANT) {
                    take(Piece.of(us ^ 1, Piece.PAWN), to - Color.forward(us));
                }
            }
        } else {
            put(man, to);
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
            moveCastlingMen(us, from, to, true);
        } else {
            int man = board[to];
            take(man, to);
            put(Move.isPromotion(move) ? Piece.of(us, Piece.PAWN) : man, from);
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

    /** The {@link #key} that the position will have after a legal move. Most moves need not be made for it. */
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
        int man = board[from];
        long result = key ^ Zobrist.SIDE ^ Zobrist.man(man, from);
        if (enPassant != Square.NONE) {
            result ^= Zobrist.enPassant(enPassant);
        }
        int kept = castling & ~(castlingEnded[from] | castlingEnded[to]);
        if (kept != castling) {
            result ^= Zobrist.castling(castling) ^ Zobrist.castling(kept);
        }
        if (kind == Move.EN_PASSANT) {
            result ^= Zobrist.man(Piece.of(sideToMove ^ 1, Piece.PAWN), to - Color.forward(sideToMove));
        } else if (board[to] != Piece.NONE) {
            result ^= Zobrist.man(board[to], to);
        }
        int arriving = Move.isPromotion(move) ? Piece.of(sideToMove, Move.promotedTo(move)) : man;
        return result ^ Zobrist.man(arriving, to);
    }

    /** Passes the move. Only for searches that know what they do: the side to move must not be in check. */
    public void makeNull() {
        push(Piece.NONE);
        fullmoveNumber += sideToMove;
        if (enPassant != Square.NONE) {
            key ^= Zobrist.enPassant(enPassant);
            enPassant = Square.NONE;
        }
        finishMove();
    }

    /** Takes back {@link #makeNull}, which must have been the last. */
    public void unmakeNull() {
        sideToMove ^= 1;
        fullmoveNumber -= sideToMove;
        pop();
    }

    // ---- draws ----

    /**
     * The {@link #key} of an earlier position of the game.
     *
     * @param plies how long ago, 0..{@link #ply}
     */
    public long keyBefore(int plies) {
        return plies == 0 ? key : keys[ply - plies];
    }

    /** Plies that can be taken back without a capture or pawn move among them: as far as a repetition can reach. */
    public int reversiblePlies() {
        return Math.min(ply, halfmoveClock);
    }

    /** How often this position stood on the board before, in the game and in the search. */
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
     * True when this position stood on the board before at or after {@code rootPly}, or twice before that: the first
     * kind is a loop that the search itself made, the second a real third occurrence.
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
     * The ply at which the position after a legal move stood on the board before, where that makes it an
     * {@link #isRepetition}: the last such ply at or after {@code rootPly}, or the second last before that.
     *
     * @param keyAfter {@link #keyAfter} of the move
     * @return {@link #NO_PLY} when it is none
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

    /** True when the legal move sets the halfmove clock back to 0: a capture or a pawn's move. */
    public boolean isZeroing(int move) {
        return Piece.kind(board[Move.from(move)]) == Piece.PAWN || isCapture(move);
    }

    /** True when fifty moves have passed without capture or pawn move. Checkmate on the last of them still counts. */
    public boolean isFiftyMoveDraw() {
        return halfmoveClock >= FIFTY_MOVES_IN_PLIES;
    }

    /** True when this position stands on the board for the third time, in the game and in the search. */
    public boolean isThreefoldRepetition() {
        return repetitions() >= THIRD_REPETITION;
    }

    /** True when a player may claim a draw: fifty moves, or the third repetition. Checkmate comes before both. */
    public boolean mayClaimDraw() {
        return isFiftyMoveDraw() || isThreefoldRepetition();
    }

    /**
     * True when no sequence of legal moves ends in mate: bare kings, one minor piece, or bishops of one colour only.
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

    /** The key computed from scratch, to test the incremental one. */
    long computeKey() {
        long computed = Zobrist.castling(castling) ^ (sideToMove == Color.BLACK ? Zobrist.SIDE : 0);
        if (enPassant != Square.NONE) {
            computed ^= Zobrist.enPassant(enPassant);
        }
        for (int square = 0; square < 64; square++) {
            if (board[square] != Piece.NONE) {
                computed ^= Zobrist.man(board[square], square);
            }
        }
        return computed;
    }

    // ---- private ----

    private void put(int man, int square) {
        long bit = 1L << square;
        board[square] = (byte) man;
        kinds[Piece.kind(man)] |= bit;
        colors[Piece.color(man)] |= bit;
        key ^= Zobrist.man(man, square);
        material += MaterialKey.of(man);
    }

    private void take(int man, int square) {
        long bit = 1L << square;
        board[square] = Piece.NONE;
        kinds[Piece.kind(man)] &= ~bit;
        colors[Piece.color(man)] &= ~bit;
        key ^= Zobrist.man(man, square);
        material -= MaterialKey.of(man);
    }

    /** Both men leave before either lands: in Chess960 their squares may overlap. */
    private void moveCastlingMen(int us, int kingFrom, int rookFrom, boolean back) {
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
        long capturers = Attacks.pawn(sideToMove ^ 1, square) & men(sideToMove, Piece.PAWN);
        for (; capturers != 0; capturers = Bitboard.rest(capturers)) {
            if (isLegalEnPassant(Bitboard.first(capturers), square)) {
                enPassant = square;
                key ^= Zobrist.enPassant(square);
                return;
            }
        }
    }

    /** True when the own king is safe after the capture: two men leave a rank at once, so pins do not tell. */
    boolean isLegalEnPassant(int from, int target) {
        long victim = 1L << target - Color.forward(sideToMove);
        long after = occupied() ^ 1L << from ^ victim | 1L << target;
        return (attackersTo(king(sideToMove), after) & colors[sideToMove ^ 1] & ~victim) == 0;
    }
}
