package io.github.kingfell.cli.play;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.Coach;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.PlaySession;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.explain.ExactSource;
import java.io.InputStream;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * What a person plays with in the terminal.
 *
 * @param engine with the user's tables
 * @param answers of the exact tables
 * @param coach judges by both
 * @param session the person at the terminal
 */
record PlayRoom(Engine engine, ExactAnswers answers, Coach coach, PlaySession session) implements AutoCloseable {
    /**
     * Opens the engine and the tables. Reports directories that cannot be used.
     *
     * @param in what the person types, unless the terminal has a line editor
     */
    static PlayRoom open(
            InputStream in,
            Supplier<Engine> engines,
            SearchSettings.Builder settings,
            ExactTableOptions tables,
            TerminalOptions terminal,
            CommandLine command) {
        Engine engine = engines.get();
        try {
            engine.configure(settings.purpose(SearchSettings.Purpose.GAME).build());
            tables.give(engine, command);
            ExactSource exact = new ExactSource(tables.library(command));
            ExactAnswers answers = new ExactAnswers(exact, engine);
            Coach coach = new Coach(answers, engine);
            return new PlayRoom(engine, answers, coach, terminal.session(in, command.getOut(), engine, exact, coach));
        } catch (RuntimeException e) {
            engine.close();
            throw e;
        }
    }

    @Override
    public void close() {
        engine.close();
    }
}
