package io.github.kingfell.play.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.serve.Api.RunningWork;
import io.github.kingfell.play.serve.PageFiles.PageFile;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves the page and its requests on the loopback address of this machine. */
public final class LocalServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LocalServer.class);

    /** The only address that is served; the gate knows its names. */
    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private static final String API = "api/";
    private static final int MOST_BYTES = 64 * 1024;
    private static final int INTERNAL_FAILURE = 500;

    /**
     * Limits of the HTTP server of the JDK, which reads them once. Whoever may only connect is bound by them: the
     * number of connections, the seconds for a request to arrive, the seconds a connection may be silent, and the bytes
     * of a refused request that are still read, so that its sender gets the answer.
     */
    private static final Map<String, String> LIMITS = Map.of(
            "jdk.httpserver.maxConnections", "1000",
            "sun.net.httpserver.maxReqTime", "5",
            "sun.net.httpserver.idleInterval", "10",
            "sun.net.httpserver.drainAmount", "1048576");

    private final HttpServer server;
    private final Gate gate;
    private final Visits visits;
    private final Api api;
    private final RequestThreads threads = new RequestThreads();

    /**
     * Starts to serve.
     *
     * @param port 0 for any free port
     * @param engine closed with the server, or when the server cannot start
     * @param tables the user's distance tables
     * @param searchThreads of each page
     * @throws IOException when the port is not free
     */
    public LocalServer(int port, Engine engine, TableLibrary tables, int searchThreads, int hashMegabytes)
            throws IOException {
        LIMITS.forEach((name, value) -> System.setProperty(name, System.getProperty(name, value)));
        visits = new Visits(engine, tables, searchThreads, hashMegabytes);
        api = new Api(visits, new Judge(engine, new ExactSource(tables), 0));
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port), 0);
        } catch (IOException e) {
            visits.close();
            throw e;
        }
        gate = new Gate(server.getAddress().getPort());
        server.setExecutor(threads);
        server.createContext("/", this::handle);
        server.start();
    }

    /** Returns the address of the page, token included. */
    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort() + gate.root();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            respond(exchange);
        }
    }

    private void respond(HttpExchange exchange) throws IOException {
        try {
            String path = gate.admit(exchange.getRequestURI(), exchange.getRequestHeaders());
            threads.admit();
            if (path.startsWith(API)) {
                answer(path.substring(API.length()), exchange);
            } else {
                requireMethod(exchange, "GET", "HEAD");
                PageFile file = PageFiles.read(path);
                Response.text(exchange, 200, file.type(), file.text());
            }
        } catch (RefusedException e) {
            Response.refusal(exchange, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            // The page is told only that something failed; the log has the cause.
            LOG.error("request failed", e);
            Response.json(exchange, INTERNAL_FAILURE, new JsonObject().put("error", "internal failure"));
        }
    }

    private void answer(String name, HttpExchange exchange) throws RefusedException, IOException, InterruptedException {
        requireMethod(exchange, "POST");
        Asked asked = Asked.parse(body(exchange));
        if (api.isWork(name)) {
            stream(api.start(name, asked), exchange);
        } else {
            Response.json(exchange, 200, api.answer(name, asked));
        }
    }

    /** Streams the events of some work, which ends with its connection. */
    private static void stream(RunningWork running, HttpExchange exchange) throws IOException, InterruptedException {
        try (OutputStream out = Response.events(exchange)) {
            running.work().events().writeTo(out);
        } catch (IOException e) {
            LOG.debug("the page was closed", e);
        } finally {
            running.visit().end(running.work());
        }
    }

    /** Reads a JSON body. A form of another site cannot send JSON unless the browser asks this server first. */
    private static byte[] body(HttpExchange exchange) throws RefusedException, IOException {
        Headers headers = exchange.getRequestHeaders();
        String type = Gate.only("Content-Type", headers);
        if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json")) {
            throw new RefusedException(RefusedException.WRONG_TYPE, "requests must be application/json");
        }
        // A body in chunks would not tell its length.
        String length = Gate.only("Content-Length", headers);
        if (headers.containsKey("Transfer-Encoding") || !length.matches("[0-9]{1,18}")) {
            throw new RefusedException(RefusedException.BAD_REQUEST, "a request must tell its Content-Length");
        }
        if (Long.parseLong(length) > MOST_BYTES) {
            throw new RefusedException(
                    RefusedException.TOO_LARGE, "a request may have at most " + MOST_BYTES + " bytes");
        }
        return exchange.getRequestBody().readAllBytes();
    }

    private static void requireMethod(HttpExchange exchange, String... allowed) throws RefusedException {
        for (String method : allowed) {
            if (method.equals(exchange.getRequestMethod())) {
                return;
            }
        }
        exchange.getResponseHeaders().set("Allow", String.join(", ", allowed));
        throw new RefusedException(RefusedException.WRONG_METHOD, "the method must be " + String.join(" or ", allowed));
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
        visits.close();
    }
}
