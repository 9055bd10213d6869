package io.github.kingfell.workbench.explain;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.rules.board.MaterialKey;
import java.util.ArrayList;
import java.util.List;

/** The book's lesson on an ending as a whole: its stages, each with the task of the stage. */
public final class EndingLesson {
    private EndingLesson() {}

    /** Lines of text; one line where the book does not treat the ending. */
    public static List<String> of(long material) {
        List<Endgame> book = StandardBook.create().endgames();
        return book.stream()
                .filter(endgame -> isOf(endgame, material))
                .findFirst()
                .map(EndingLesson::lesson)
                .orElseGet(() -> List.of(MaterialKey.name(material) + " is not in the book, which has "
                        + String.join(", ", book.stream().map(Endgame::material).toList())
                        + "; kingfell explain answers a position by the exact table"));
    }

    private static boolean isOf(Endgame endgame, long material) {
        long own = MaterialKey.parse(endgame.material());
        return own == material || own == MaterialKey.flip(material);
    }

    private static List<String> lesson(Endgame endgame) {
        List<String> lines = new ArrayList<>();
        lines.add(endgame.material() + ", " + endgame.name());
        for (Stage stage : endgame.stages().list()) {
            lines.add("stage " + stage.number() + ", " + stage.name() + ": " + stage.purpose()
                    + (stage.hasMeasure() ? " (progress: " + stage.scale().subject() + ")" : ""));
        }
        lines.add("kingfell endgame statistics " + endgame.material() + " counts its wins and draws");
        return lines;
    }
}
