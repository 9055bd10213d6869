package io.github.kingfell.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.serve.Browser;
import io.github.kingfell.play.serve.PageClient;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    private final StringWriter err = new StringWriter();

    private int run(Writer out, String... args) {
        return KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err))
                .execute(args);
    }

    @ParameterizedTest
    @CsvSource({"-1", "65536", "http"})
    void badPortsAreToldInOneLine(String port) {
        assertThat(run(new StringWriter(), "serve", "--port", port)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).startsWith("kingfell: --port");
    }

    @Test
    void aPortInUseIsTold() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            assertThat(run(new StringWriter(), "serve", "--port", port)).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(err.toString()).startsWith("kingfell: --port").contains(port);
        }
    }

    @Test
    void theAddressIsPrintedAndServedUntilTheEnd() throws Exception {
        CompletableFuture<Integer> code = new CompletableFuture<>();
        try (PipedReader reader = new PipedReader();
                PipedWriter writer = new PipedWriter(reader)) {
            Thread thread = new Thread(() -> code.complete(run(writer, "serve", "--hash", "1")));
            thread.start();
            StringBuilder address = new StringBuilder();
            for (int c = reader.read(); c != '\n'; c = reader.read()) {
                address.append((char) c);
            }
            assertThat(new PageClient(address.toString().strip()).get("").statusCode())
                    .isEqualTo(200);
            thread.interrupt();
            assertThat(code.get()).isEqualTo(ExitCode.DONE);
        }
    }

    @ParameterizedTest
    @CsvSource({"Linux, xdg-open", "Mac OS X, open", "Windows 11, rundll32"})
    void eachSystemHasItsWayToABrowser(String system, String program) {
        assertThat(Browser.command(system, "http://127.0.0.1:1/x/"))
                .startsWith(program)
                .endsWith("http://127.0.0.1:1/x/");
    }
}
