package io.github.kingfell.cli.analyse;

import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.analyse.AnalysisJson;
import io.github.kingfell.workbench.analyse.AnalysisOutput;
import io.github.kingfell.workbench.analyse.GameTable;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.render.GamePage;
import io.github.kingfell.workbench.review.Analyst;
import io.github.kingfell.workbench.review.AnnotatedGame;
import io.github.kingfell.workbench.review.GameReview;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Analyses games one after the other; each is printed when it is done, and the files are written at the end. Illegal
 * moves of a game are reported and left out; a game without a legal move is written as it stands.
 */
final class GameList {
    private static final Pattern LINE = Pattern.compile("^game \\d+, line (\\d+)");

    private final Analyst analyst;
    private final AnalysisOutput output;
    private final GameFiles files;
    private final LettersOption letters;
    private final CommandLine command;
    private final List<String> annotated = new ArrayList<>();
    private final List<GameReview> reviews = new ArrayList<>();
    private final Interruption interruption;
    private @Nullable String unfinished;
    private int games;
    private int complaints;

    /** @param interruption ends the list; the game in progress is kept as far as it was analysed */
    GameList(
            Analyst analyst,
            AnalysisOutput output,
            GameFiles files,
            LettersOption letters,
            CommandLine command,
            Interruption interruption) {
        this.analyst = analyst;
        this.output = output;
        this.files = files;
        this.letters = letters;
        this.command = command;
        this.interruption = interruption;
    }

    /** Returns what an interruption has left undone; empty where every game was analysed. */
    Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }

    /** @return the exit code */
    int run(InputStream in) throws IOException, InterruptedException, NotationException {
        PgnReader reader = PgnReader.of(in);
        boolean more = true;
        while (more && unfinished == null) {
            try {
                List<String> losses = new ArrayList<>();
                Optional<PgnGame> game = reader.next((error, what) -> losses.add(error + "; " + what));
                more = game.isPresent();
                if (more) {
                    games++;
                    losses.forEach(this::complain);
                    look(game.get());
                }
            } catch (NotationException e) {
                games++;
                complain(String.valueOf(e.getMessage()));
                if (files.wantPgn()) {
                    annotated.add(reader.text().strip() + "\n");
                }
            }
        }
        if (games == 0) {
            output.say("kingfell: there is no game in the file");
            return ExitCode.BAD_INPUT;
        }
        List<String> page = files.wantPage() ? GamePage.lines(reviews, files.below()) : List.of();
        files.write(annotated, page, letters, command).forEach(file -> output.say("written: " + file));
        return complaints > 0 ? ExitCode.BAD_INPUT : ExitCode.DONE;
    }

    private void look(PgnGame game) throws InterruptedException, NotationException {
        int number = games;
        output.begin(game.moves().size() + 1);
        GameReview review = analyst.review(game, done -> output.progress(done.size(), "game " + number));
        if (interruption.isRequested()) {
            unfinished = review.isWhole()
                    ? "no game after game " + number + " was analysed"
                    : "game " + number + " was not analysed to its end, and no later game";
        }
        if (output.json()) {
            output.print(IntStream.rangeClosed(0, review.plies())
                    .mapToObj(ply -> AnalysisJson.of(number, review, ply))
                    .toList());
        } else {
            output.print(new GameTable(review, number > 1).lines());
        }
        if (files.wantPgn()) {
            annotated.add(PgnWriter.format(AnnotatedGame.of(review)).stripTrailing() + "\n");
        }
        if (files.wantPage()) {
            reviews.add(review);
        }
    }

    private void complain(String message) {
        complaints++;
        JsonObject record = AnalysisJson.record().put("game", games);
        Matcher line = LINE.matcher(message);
        if (line.find()) {
            record.put("line", Integer.parseInt(line.group(1)));
        }
        output.complain(message, record.put("error", message));
    }
}
