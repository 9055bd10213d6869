package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;
import org.jspecify.annotations.Nullable;

/**
 * Generates legal moves. Pins and checks become masks of allowed target squares first, so that no move has to be made
 * to find out that it is illegal; only en passant and the king's own steps are tested one by one.
 *
 * <p>The order of generation is king, knights, bishops, rooks, queens, pawns, castling. It is the same in every run.
 *
 * <p>One object serves one thread; it allocates nothing.
 */
@Hot
public final class MoveGenerator {
    /** The greatest value of a move kind: promotion to a queen. */
    private static final int LAST_KIND = Move.kind(Move.promotion(0, 0, Piece.QUEEN));

    private Position position;
    private int us;
    private int king;
    private long occupied;
    private long pinned;

    /** Receives the moves; null only counts them, so that perft's bulk count and the list share every rule. */
    private @Nullable MoveList list;

    /** When set, moves that do not give check are only counted and stay out of the list; null leaves out nothing. */
    private @Nullable CheckingMoves checks;

    /** Moves counted that are not in the list. */
    private int count;

    private int kingMoves;

    /** Creates a generator, best on the position that it will mostly serve; every call names its own position. */
    public MoveGenerator(Position position) {
        this.position = position;
    }

    /** Puts all legal moves into the list, which is cleared first. */
    public void generate(Position position, MoveList list) {
        list.clear();
        this.list = list;
        run(position, -1L, true, true);
    }

    /** Puts only captures and promotions into the list, under-promotions included. */
    public void generateNoisy(Position position, MoveList list) {
        list.clear();
        this.list = list;
        run(position, position.color(position.sideToMove() ^ 1), true, false);
    }

    /** Puts only the moves into the list that {@link #generateNoisy} leaves out. */
    public void generateQuiet(Position position, MoveList list) {
        list.clear();
        this.list = list;
        run(position, ~position.occupied(), false, true);
    }

    /** The number of legal moves. */
    public int count(Position position) {
        list = null;
        count = 0;
        run(position, -1L, true, true);
        return count;
    }

    /**
     * Puts the moves that may give check into the list: all checks, in the order of {@link #generate}, and a few other
     * moves.
     *
     * @param checks prepared for the position
     * @return the number of all legal moves
     */
    public int generateChecks(Position position, CheckingMoves checks, MoveList list) {
        list.clear();
        this.list = list;
        this.checks = checks;
        count = 0;
        run(position, -1L, true, true);
        this.checks = null;
        return count + list.size();
    }

    /** True when a move, which may be any 16 bits, is legal. Only the rules that concern this move are tested. */
    public boolean isLegal(Position position, int move) {
        prepare(position);
        int from = Move.from(move);
        int to = Move.to(move);
        if (!Bitboard.contains(position.color(us), from)) {
            return false;
        }
        int moved = Piece.kind(position.pieceAt(from));
        int kind = Move.kind(move);
        if (kind == Move.CASTLING) {
            return moved == Piece.KING && isLegalCastling(to);
        }
        if (Bitboard.contains(position.color(us), to)) {
            return false;
        }
        if (moved == Piece.PAWN) {
            if (kind == Move.EN_PASSANT) {
                return to == position.enPassant()
                        && Bitboard.contains(Attacks.pawn(us, from), to)
                        && position.isLegalEnPassant(from, to);
            }
            if (!isPawnMove(from, to, kind)) {
                return false;
            }
        } else if (kind != Move.NORMAL || !Bitboard.contains(Attacks.of(moved, from, occupied), to)) {
            return false;
        }
        if (moved == Piece.KING) {
            return !position.isAttacked(to, us ^ 1, occupied ^ 1L << king);
        }
        return Bitboard.contains(evasion(), to) && (king == Square.NONE || !uncoversKing(from, to));
    }

    /**
     * Squares on which pieces other than the king may land: in check only the checker's square and the squares between.
     */
    private long evasion() {
        long checkers = position.checkers();
        if (checkers == 0) {
            return -1L;
        }
        return Bitboard.several(checkers) ? 0 : checkers | Attacks.between(king, Bitboard.first(checkers));
    }

    /** True when a piece stands alone between the king and an enemy slider and would leave their line. */
    private boolean uncoversKing(int from, int to) {
        long line = Attacks.line(king, from);
        if (line == 0 || Bitboard.contains(line, to)) {
            return false;
        }
        long hidden = Attacks.shadow(king, from) & position.color(us ^ 1);
        long without = occupied & ~Bitboard.of(from);
        long queens = position.kind(Piece.QUEEN);
        long diagonal = hidden & (position.kind(Piece.BISHOP) | queens);
        long straight = hidden & (position.kind(Piece.ROOK) | queens);
        return diagonal != 0 && (Attacks.bishop(king, without) & diagonal) != 0
                || straight != 0 && (Attacks.rook(king, without) & straight) != 0;
    }

    private boolean isLegalCastling(int rook) {
        if (position.inCheck()) {
            return false;
        }
        list = null;
        count = 0;
        for (int wing = CastlingRights.KING_SIDE; wing <= CastlingRights.QUEEN_SIDE; wing++) {
            if (position.castlingRook(CastlingRights.index(us, wing)) == rook) {
                castling(wing, us ^ 1);
            }
        }
        return count > 0;
    }

    /** Tests all rules for pawn moves except en passant and the safety of the king. */
    private boolean isPawnMove(int from, int to, int kind) {
        int step = Color.forward(us);
        int rank = Square.rank(to ^ 56 * us);
        if (Move.isPromotion(Move.of(from, to, kind)) != (rank == 7) || kind > LAST_KIND) {
            return false;
        }
        boolean empty = !Bitboard.contains(occupied, to);
        if (kind == Move.DOUBLE_PUSH) {
            return rank == 3 && to == from + 2 * step && empty && !Bitboard.contains(occupied, from + step);
        }
        return empty ? to == from + step : Bitboard.contains(Attacks.pawn(us, from), to);
    }

    /** The number of king steps among the moves of the last call, castling not counted. */
    public int kingMoves() {
        return kingMoves;
    }

    private void prepare(Position position) {
        if (this.position != position) {
            this.position = position; // with several threads, storing a reference costs more than it seems
        }
        us = position.sideToMove();
        king = position.king(us);
        occupied = position.occupied();
    }

    private void run(Position position, long filter, boolean noisy, boolean quiet) {
        prepare(position);
        int them = us ^ 1;
        long own = position.color(us);
        long enemy = position.color(them);
        filter &= ~own;

        if (king != Square.NONE) {
            kingSteps(filter, them);
        }
        kingMoves = list == null ? count : list.size();
        long allowed = evasion();
        if (allowed == 0) {
            return;
        }
        pinned = king == Square.NONE ? 0 : pinned(own, enemy);

        pieces(Piece.KNIGHT, allowed & filter);
        pieces(Piece.BISHOP, allowed & filter);
        pieces(Piece.ROOK, allowed & filter);
        pieces(Piece.QUEEN, allowed & filter);
        pawns(allowed, enemy, noisy, quiet);
        if (quiet && !position.inCheck() && (position.castling() >> 2 * us & 3) != 0) {
            castling(CastlingRights.KING_SIDE, them);
            castling(CastlingRights.QUEEN_SIDE, them);
        }
    }

    /** Pinned pieces: own pieces that stand alone between the king and an enemy slider. */
    private long pinned(long own, long enemy) {
        long queens = position.kind(Piece.QUEEN);
        long snipers = 0;
        long diagonal = (position.kind(Piece.BISHOP) | queens) & enemy;
        if (diagonal != 0) {
            snipers = Attacks.bishop(king, enemy) & diagonal;
        }
        long straight = (position.kind(Piece.ROOK) | queens) & enemy;
        if (straight != 0) {
            snipers |= Attacks.rook(king, enemy) & straight;
        }
        long result = 0;
        for (; snipers != 0; snipers = Bitboard.rest(snipers)) {
            long shield = Attacks.between(king, Bitboard.first(snipers)) & own;
            if (!Bitboard.several(shield)) {
                result |= shield;
            }
        }
        return result;
    }

    private void kingSteps(long filter, int them) {
        long withoutKing = occupied ^ 1L << king;
        for (long steps = Attacks.king(king) & filter; steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            if (!position.isAttacked(to, them, withoutKing)) {
                add(Move.of(king, to, Move.NORMAL));
            }
        }
    }

    private void pieces(int kind, long allowed) {
        for (long pieces = position.pieces(us, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int from = Bitboard.first(pieces);
            long targets = Attacks.of(kind, from, occupied) & allowed;
            if ((pinned >>> from & 1) != 0) {
                targets &= Attacks.line(king, from);
            }
            if (list == null) {
                count += Bitboard.count(targets);
                continue;
            }
            if (checks != null) {
                targets = checking(targets, checks.targets(kind, from));
            }
            for (; targets != 0; targets = Bitboard.rest(targets)) {
                add(Move.of(from, Bitboard.first(targets), Move.NORMAL));
            }
        }
    }

    private void pawns(long allowed, long enemy, boolean noisy, boolean quiet) {
        long pawns = position.pieces(us, Piece.PAWN);
        pawnSet(pawns & ~pinned, allowed, enemy, noisy, quiet);
        for (long rest = pawns & pinned; rest != 0; rest = Bitboard.rest(rest)) {
            long line = Attacks.line(king, Bitboard.first(rest));
            pawnSet(rest & -rest, allowed & line, enemy, noisy, quiet);
        }
        int passed = position.enPassant();
        if (noisy && passed != Square.NONE) {
            for (long from = Attacks.pawn(us ^ 1, passed) & pawns; from != 0; from = Bitboard.rest(from)) {
                if (position.isLegalEnPassant(Bitboard.first(from), passed)) {
                    add(Move.of(Bitboard.first(from), passed, Move.EN_PASSANT));
                }
            }
        }
    }

    /**
     * Adds the moves of a set of pawns to allowed squares, en passant excepted. A rotation by -8 steps down for Black.
     */
    private void pawnSet(long pawns, long allowed, long enemy, boolean noisy, boolean quiet) {
        int step = Color.forward(us);
        long empty = ~occupied;
        long lastRank = us == Color.WHITE ? Bitboard.RANK_8 : Bitboard.RANK_1;
        long thirdRank = Bitboard.rank(us == Color.WHITE ? 2 : 5);

        long once = Long.rotateLeft(pawns, step) & empty;
        if (quiet) {
            long twice = Long.rotateLeft(once & thirdRank, step) & empty & allowed;
            pawnMoves(once & allowed & ~lastRank, step, Move.NORMAL);
            pawnMoves(twice, 2 * step, Move.DOUBLE_PUSH);
        }
        if (noisy) {
            long west = Long.rotateLeft(pawns & ~Bitboard.FILE_A, step - 1) & enemy & allowed;
            long east = Long.rotateLeft(pawns & ~Bitboard.FILE_H, step + 1) & enemy & allowed;
            pawnMoves(west & ~lastRank, step - 1, Move.NORMAL);
            pawnMoves(east & ~lastRank, step + 1, Move.NORMAL);
            promotions(west & lastRank, step - 1);
            promotions(east & lastRank, step + 1);
            promotions(once & allowed & lastRank, step);
        }
    }

    private void pawnMoves(long targets, int step, int kind) {
        if (list == null) {
            count += Bitboard.count(targets);
            return;
        }
        if (checks != null) {
            targets = checking(targets, checks.pawnTargets(step));
        }
        for (; targets != 0; targets = Bitboard.rest(targets)) {
            int to = Bitboard.first(targets);
            add(Move.of(to - step, to, kind));
        }
    }

    private void promotions(long targets, int step) {
        for (; targets != 0; targets = Bitboard.rest(targets)) {
            int to = Bitboard.first(targets);
            for (int kind = Piece.QUEEN; kind >= Piece.KNIGHT; kind--) {
                add(Move.promotion(to - step, to, kind));
            }
        }
    }

    /** Adds castling by the Chess960 rule; standard castling is a special case of it. */
    private void castling(int wing, int them) {
        int right = CastlingRights.index(us, wing);
        if ((position.castling() >> right & 1) == 0) {
            return;
        }
        int rook = position.castlingRook(right);
        int kingTo = CastlingRights.kingTarget(us, wing);
        int rookTo = CastlingRights.rookTarget(us, wing);
        long pieces = 1L << king | 1L << rook;
        long kingPath = Attacks.between(king, kingTo) | 1L << kingTo;
        long rookPath = Attacks.between(rook, rookTo) | 1L << rookTo;
        if (((kingPath | rookPath) & occupied & ~pieces) != 0) {
            return;
        }
        // The rook may have shielded the king along the back rank, so both pieces are taken off before attacks are
        // tested.
        for (long path = kingPath; path != 0; path = Bitboard.rest(path)) {
            if (position.isAttacked(Bitboard.first(path), them, occupied & ~pieces)) {
                return;
            }
        }
        add(Move.of(king, rook, Move.CASTLING));
    }

    /** Returns those targets that may give check and counts the others. */
    private long checking(long targets, long checking) {
        count += Bitboard.count(targets & ~checking);
        return targets & checking;
    }

    private void add(int move) {
        if (list == null) {
            count++;
        } else {
            list.add(move);
        }
    }
}
