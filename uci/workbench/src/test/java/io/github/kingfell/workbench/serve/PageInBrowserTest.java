package io.github.kingfell.workbench.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Opens the page in a browser, if one is installed. */
@Tag("slow")
class PageInBrowserTest {
    @Test
    void theScriptsRunAndDrawTheBoard(@TempDir Path folder) throws Exception {
        Optional<Path> browser = browser();
        assumeTrue(browser.isPresent(), "no Chromium here");
        try (LocalServer server = new LocalServer(0, new Engine(StandardBook.create()), 1, 1)) {
            String dom = dom(browser.get(), server.address(), folder);
            assertThat(Pattern.compile("role=\"gridcell\"").matcher(dom).results())
                    .hasSize(64);
            assertThat(dom).contains("White to move.", "e5, black king", "a1, white rook", "href=\"#wr\"");
        }
    }

    private static Optional<Path> browser() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static String dom(Path browser, String address, Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        browser.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--virtual-time-budget=3000",
                        "--dump-dom",
                        address)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String dom = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return dom;
    }
}
