package io.github.kingfell.cli.play;

import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.Coach;
import io.github.kingfell.play.game.LineInput;
import io.github.kingfell.play.game.PlaySession;
import io.github.kingfell.play.game.Screen;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a person sees the board and types. */
final class TerminalOptions {
    private static final long NODES_OF_WHY = 200_000;

    @Mixin
    private LettersOption letters = new LettersOption();

    @Option(names = "--ascii", description = "letters instead of figurines")
    private boolean ascii;

    LettersOption letters() {
        return letters;
    }

    /** Returns a session that reads from a stream and prints to the command's output. */
    PlaySession session(InputStream in, PrintWriter out, Engine engine, ExactSource exact, Coach coach) {
        Screen screen = new Screen(out, PrintedBoard.ofGame(out, ascii), Terminal.isInteractive());
        Judge judge = new Judge(engine, exact, NODES_OF_WHY);
        LineInput plain = new PlainInput(in, screen);
        LineInput input = screen.asks() ? EditedInput.ofTerminal().orElse(plain) : plain;
        return new PlaySession(input, screen, letters.letters(), engine, coach, judge);
    }

    /** Lines as they are typed or piped, without editing. */
    private static final class PlainInput implements LineInput {
        private final BufferedReader in;
        private final Screen screen;

        PlainInput(InputStream in, Screen screen) {
            this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            this.screen = screen;
        }

        @Override
        public @Nullable String read(String prompt, Supplier<List<String>> candidates) throws IOException {
            screen.prompt(prompt);
            return in.readLine();
        }
    }
}
