package io.github.kingfell.workbench.play;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.ExactVerdict.MoveValue;
import io.github.kingfell.workbench.explain.ExactSource;
import java.util.List;
import java.util.Random;

/** Plays perfectly by the exact table, and chooses among equal moves at random. */
public final class TableOpponent implements Opponent {
    private final ExactSource exact;
    private final Random random;
    private String reason = "";

    public TableOpponent(ExactSource exact, Random random) {
        this.exact = exact;
        this.random = random;
    }

    @Override
    public int move(Position position) {
        ExactVerdict verdict = exact.verdict(position).orElseThrow();
        List<MoveValue> best = verdict.best();
        Distance distance = verdict.distance();
        reason = "exact table: "
                + (distance.isDraw()
                        ? "it keeps the draw"
                        : distance.isWin()
                                ? "mate in " + distance.moves()
                                : "it holds out longest, " + distance.moves()
                                        + (distance.moves() == 1 ? " move" : " moves"));
        return best.get(random.nextInt(best.size())).move();
    }

    /** Empty: the distance would show whether the person's last move was good. */
    @Override
    public String credit() {
        return "";
    }

    @Override
    public String reason() {
        return reason;
    }

    @Override
    public String name() {
        return "Kingfell, exact table";
    }
}
