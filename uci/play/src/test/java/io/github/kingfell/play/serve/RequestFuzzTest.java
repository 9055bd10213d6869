package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.Headers;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A request is refused with a status and a reason, or answered with a JSON object; none is let in without the token.
 * The input is the path and the headers, a line each, an empty line, and the body. The word TOKEN stands for the token.
 */
public class RequestFuzzTest {
    private static final int PORT = 8080;
    private static final Gate GATE = new Gate(PORT);
    private static final Engine ENGINE = new Engine(StandardBook.create());
    private static final TableLibrary TABLES = TableLibrary.withShippedTables();
    private static final Api API =
            new Api(new Visits(ENGINE, TABLES, 1, 1), new Judge(ENGINE, new ExactSource(TABLES), 0));
    private static final String TOKEN = GATE.root().substring(1, GATE.root().length() - 1);

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(RequestFuzzTest.class, RequestFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException, InterruptedException {
        String[] parts = Fuzzing.text(input).split("\n\n", 2);
        String[] lines = parts[0].replace("TOKEN", TOKEN).split("\n");
        URI address;
        try {
            address = URI.create(lines.length == 0 ? "" : lines[0]);
        } catch (IllegalArgumentException e) {
            return; // The server of the JDK answers these.
        }
        try {
            String path = GATE.admit(address, headers(lines));
            assertThat(address.getPath()).startsWith(GATE.root());
            if (path.startsWith("api/")) {
                answer(path.substring("api/".length()), parts.length > 1 ? parts[1] : "");
            } else {
                assertThat(PageFiles.read(path).text()).isNotEmpty();
            }
        } catch (RefusedException e) {
            assertThat(e.status()).isBetween(400, 503);
            Fuzzing.assertSaysWhy(e);
        }
    }

    private static Headers headers(String[] lines) {
        Headers headers = new Headers();
        for (int i = 1; i < lines.length; i++) {
            String[] pair = lines[i].split(":", 2);
            try {
                headers.add(pair[0], pair.length > 1 ? pair[1].strip() : "");
            } catch (IllegalArgumentException e) {
                // The server of the JDK answers these.
            }
        }
        return headers;
    }

    private static void answer(String name, String body) throws RefusedException, InterruptedException {
        Asked asked = Asked.parse(body.getBytes(StandardCharsets.UTF_8));
        if (API.isWork(name)) {
            assertThat(Api.read(name, asked)).isNotNull();
        } else {
            String json = API.answer(name, asked).toString();
            assertThat(JsonObject.read(json).isObject()).isTrue();
        }
    }
}
