package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.Placement.bk;
import static io.github.kingfell.book.predicates.Placement.wk;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.book.predicates.Placement;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Schedule;

/** The promises and the moves of KBNK on {@link Placement}s, which are the codes. */
final class KbnkSchedule implements Schedule {
    private final Promises promises = Promises.shipped();

    @Override
    public int code(Position x) {
        return Placement.ofBishopAndKnight(x);
    }

    @Override
    public void generate(int x, MoveList moves) {
        moves.clear();
        if (Placement.isBlackToMove(x)) {
            moves.addAll(bk(x), Placement.succ(x));
        } else {
            moves.addAll(wk(x), Placement.whiteMoves(x, Placement.KING));
            moves.addAll(Men.kt(x), Placement.whiteMoves(x, Placement.SECOND));
            moves.addAll(Men.qb(x), Placement.whiteMoves(x, Placement.FIRST));
        }
    }

    @Override
    public int after(int x, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (from == bk(x)) {
            return Placement.afterBlack(x, to);
        }
        int man = from == wk(x) ? Placement.KING : from == Men.qb(x) ? Placement.FIRST : Placement.SECOND;
        return Placement.afterWhite(x, man, to);
    }

    @Override
    public int kingsApart(int x) {
        return LoneKing.d(wk(x), bk(x));
    }

    @Override
    public int promise(int x) {
        return promises.of(x);
    }

    @Override
    public boolean mayPromise(int p, int most) {
        return promises.hasMove(p, most);
    }
}
