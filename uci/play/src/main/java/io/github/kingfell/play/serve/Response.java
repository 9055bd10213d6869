package io.github.kingfell.play.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Sends responses to the browser, with headers that restrict what the page may do. */
final class Response {
    /** The page may load, run and request only what this server sends, and may not be framed. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private Response() {}

    static void json(HttpExchange exchange, int status, JsonObject body) throws IOException {
        text(exchange, status, "application/json", body.toString());
    }

    /** Sends an error as JSON: {@code error}, and {@code member} when a member of the request is wrong. */
    static void refusal(HttpExchange exchange, RefusedException refused) throws IOException {
        JsonObject body = new JsonObject().put("error", String.valueOf(refused.getMessage()));
        json(exchange, refused.status(), refused.member().isEmpty() ? body : body.put("member", refused.member()));
    }

    static void text(HttpExchange exchange, int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        head(exchange, type);
        boolean isHead = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, isHead || body.length == 0 ? -1 : body.length);
        if (!isHead && body.length > 0) {
            exchange.getResponseBody().write(body);
            // Before the rest of a refused request is awaited.
            exchange.getResponseBody().flush();
        }
    }

    /** Opens a stream of server-sent events; the caller closes it. */
    static OutputStream events(HttpExchange exchange) throws IOException {
        head(exchange, "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        return exchange.getResponseBody();
    }

    private static void head(HttpExchange exchange, String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
    }
}
