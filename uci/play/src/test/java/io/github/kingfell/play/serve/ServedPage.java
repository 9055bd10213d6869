package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.tables.distance.TableLibrary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A client with a server of its own, which ends after the test. */
final class ServedPage extends PageClient implements AfterEachCallback {
    private final LocalServer server;

    ServedPage() {
        this(serve());
    }

    private ServedPage(LocalServer server) {
        super(server.address());
        this.server = server;
    }

    /** Returns a new server with the engine of the program, one thread and the smallest hash tables. */
    static LocalServer serve() {
        Engine engine = Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .build();
        try {
            return new LocalServer(0, engine, TableLibrary.withShippedTables(), 1, 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the data of the event that ends work. */
    static JsonNode done(List<Event> events) {
        Event last = events.get(events.size() - 1);
        assertThat(last.name()).isEqualTo("done");
        return last.data();
    }

    LocalServer server() {
        return server;
    }

    @Override
    public void afterEach(ExtensionContext context) {
        server.close();
    }
}
