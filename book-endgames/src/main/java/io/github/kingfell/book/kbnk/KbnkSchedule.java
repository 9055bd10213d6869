package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.LoneKing;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** The promises and the moves of KBNK; the codes are {@link BareKingPosition}s. */
final class KbnkSchedule implements Schedule {
    private final Promises promises = Promises.shipped();

    @Override
    public int code(Position x) {
        return BareKingPosition.ofBishopAndKnight(x);
    }

    @Override
    public void generate(int x, MoveList moves) {
        moves.clear();
        if (BareKingPosition.isBlackToMove(x)) {
            moves.addAll(bk(x), BareKingPosition.succ(x));
        } else {
            moves.addAll(wk(x), BareKingPosition.whiteMoves(x, BareKingPosition.KING));
            moves.addAll(KbnkMeasures.kt(x), BareKingPosition.whiteMoves(x, BareKingPosition.SECOND));
            moves.addAll(KbnkMeasures.qb(x), BareKingPosition.whiteMoves(x, BareKingPosition.FIRST));
        }
    }

    @Override
    public int after(int x, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (from == bk(x)) {
            return BareKingPosition.afterBlack(x, to);
        }
        int piece = from == wk(x)
                ? BareKingPosition.KING
                : from == KbnkMeasures.qb(x) ? BareKingPosition.FIRST : BareKingPosition.SECOND;
        return BareKingPosition.afterWhite(x, piece, to);
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
