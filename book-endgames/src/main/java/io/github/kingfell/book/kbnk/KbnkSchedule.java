package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.PackedPosition.bk;
import static io.github.kingfell.book.predicates.PackedPosition.wk;

import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.book.predicates.PackedPosition;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The promises and the moves of KBNK; the codes are {@link PackedPosition}s. */
final class KbnkSchedule implements Schedule {
    private final Promises promises = Promises.shipped();

    @Override
    public int code(Position x) {
        return PackedPosition.ofBishopAndKnight(x);
    }

    @Override
    public void generate(int x, MoveList moves) {
        moves.clear();
        if (PackedPosition.isBlackToMove(x)) {
            moves.addAll(bk(x), PackedPosition.succ(x));
        } else {
            moves.addAll(wk(x), PackedPosition.whiteMoves(x, PackedPosition.KING));
            moves.addAll(KbnkMeasures.kt(x), PackedPosition.whiteMoves(x, PackedPosition.SECOND));
            moves.addAll(KbnkMeasures.qb(x), PackedPosition.whiteMoves(x, PackedPosition.FIRST));
        }
    }

    @Override
    public int after(int x, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (from == bk(x)) {
            return PackedPosition.afterBlack(x, to);
        }
        int piece = from == wk(x)
                ? PackedPosition.KING
                : from == KbnkMeasures.qb(x) ? PackedPosition.FIRST : PackedPosition.SECOND;
        return PackedPosition.afterWhite(x, piece, to);
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
