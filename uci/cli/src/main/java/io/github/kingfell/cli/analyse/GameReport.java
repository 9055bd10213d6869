package io.github.kingfell.cli.analyse;

import io.github.kingfell.cli.output.JsonObject;
import io.github.kingfell.lab.classic.connectivity.ranking.RankedGame;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.PgnGame;
import java.util.ArrayList;
import java.util.List;

/** The rank of every move of a game, in a line for each or as data. */
final class GameReport {
    private GameReport() {}

    static List<String> lines(PgnGame game, RankedGame ranked) {
        List<String> lines = new ArrayList<>();
        lines.add(name(game.tag("White")) + " - " + name(game.tag("Black")) + ", " + game.result());
        for (RankedGame.Turn turn : ranked.turns()) {
            lines.add(String.format(
                    "%4d%-3s %-8s rank %2d of %2d%s",
                    turn.number(),
                    turn.color() == Color.WHITE ? "." : "...",
                    turn.played(),
                    turn.rank(),
                    turn.legal(),
                    turn.rank() == 1 ? "" : ", first " + turn.first()));
        }
        return lines;
    }

    static JsonObject json(PgnGame game, RankedGame ranked) {
        return new JsonObject()
                .put("white", game.tag("White"))
                .put("black", game.tag("Black"))
                .put("result", game.result())
                .putObjects(
                        "moves", ranked.turns().stream().map(GameReport::move).toList());
    }

    private static JsonObject move(RankedGame.Turn turn) {
        return new JsonObject()
                .put("number", turn.number())
                .put("side", turn.color() == Color.WHITE ? "white" : "black")
                .put("move", turn.played())
                .put("rank", turn.rank())
                .put("legal", turn.legal())
                .put("first", turn.first());
    }

    private static String name(String tag) {
        return tag.isEmpty() ? "?" : tag;
    }
}
