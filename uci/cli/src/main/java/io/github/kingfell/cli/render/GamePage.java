package io.github.kingfell.cli.render;

import io.github.kingfell.cli.review.GameReview;
import java.util.List;

/** stub */
public final class GamePage {
    private GamePage() {}

    public static List<String> lines(List<GameReview> games, Below below) {
        return List.of();
    }
}
