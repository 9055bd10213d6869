package io.github.kingfell.workbench.serve;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** A browser without a window, driven over the Chrome DevTools protocol. */
final class Chromium implements AutoCloseable {
    private static final int SECONDS = 60;

    private final Process process;
    private final WebSocket socket;
    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();

    /** @param profile an empty folder */
    Chromium(Path program, Path profile) throws Exception {
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile,
                        "about:blank")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            HttpClient http = HttpClient.newHttpClient();
            socket = http.newWebSocketBuilder()
                    .buildAsync(page(http, profile.resolve("DevToolsActivePort")), new Ear())
                    .get(SECONDS, TimeUnit.SECONDS);
        } catch (Exception e) {
            process.destroyForcibly();
            throw e;
        }
    }

    static Optional<Path> program() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static URI page(HttpClient http, Path port) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (System.nanoTime() < end) {
            if (Files.exists(port) && Files.size(port) > 0) {
                String list = "http://127.0.0.1:" + Files.readAllLines(port).get(0) + "/json/list";
                String body = http.send(HttpRequest.newBuilder(URI.create(list)).build(), BodyHandlers.ofString())
                        .body();
                for (JsonNode target :
                        JsonObject.read("{\"list\":" + body + '}').path("list")) {
                    if (target.path("type").asText().equals("page")) {
                        return URI.create(target.path("webSocketDebuggerUrl").asText());
                    }
                }
            }
            Thread.sleep(50);
        }
        throw new IOException("the browser has no page");
    }

    /** Collects the parts of each message, and completes the question that it answers. */
    private final class Ear implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                JsonNode message = JsonObject.read(text.toString());
                text.setLength(0);
                CompletableFuture<JsonNode> question =
                        answers.remove(message.path("id").asInt());
                if (question != null) {
                    question.complete(message);
                }
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }

    JsonNode send(String method, JsonObject parameters) throws Exception {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(id, answer);
        String message = new JsonObject()
                .put("id", id)
                .put("method", method)
                .put("params", parameters)
                .toString();
        socket.sendText(message, true).get(SECONDS, TimeUnit.SECONDS);
        JsonNode received = answer.get(SECONDS, TimeUnit.SECONDS);
        if (received.has("error")) {
            throw new IOException(method + ": " + received.path("error"));
        }
        return received.path("result");
    }

    void open(String address) throws Exception {
        send("Page.navigate", new JsonObject().put("url", address));
    }

    void reload() throws Exception {
        send("Page.reload", new JsonObject());
    }

    void size(int width, int height, String scheme) throws Exception {
        send(
                "Emulation.setDeviceMetricsOverride",
                new JsonObject()
                        .put("width", width)
                        .put("height", height)
                        .put("deviceScaleFactor", 1)
                        .put("mobile", false));
        JsonObject feature =
                new JsonObject().put("name", "prefers-color-scheme").put("value", scheme);
        send("Emulation.setEmulatedMedia", new JsonObject().putObjects("features", List.of(feature)));
    }

    /** Returns the value of an expression, as text. */
    String value(String expression) throws Exception {
        JsonNode answer = send(
                "Runtime.evaluate",
                new JsonObject().put("expression", "String(" + expression + ")").put("awaitPromise", true));
        return answer.path("result").path("value").asText();
    }

    /** Waits until an expression is true. */
    void await(String condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (!value(condition).equals("true")) {
            if (System.nanoTime() > end) {
                throw new AssertionError(condition + " is not true; the page says: " + value("document.body.innerText")
                        + value("location.href"));
            }
            Thread.sleep(50);
        }
    }

    /** Presses keys one after another by their names, such as {@code Tab}, or {@code Shift+Tab}. */
    void press(String... keys) throws Exception {
        for (String key : keys) {
            boolean shift = key.startsWith("Shift+");
            String name = shift ? key.substring(6) : key;
            JsonObject event = new JsonObject()
                    .put("key", name)
                    .put("code", name)
                    .put("windowsVirtualKeyCode", CODES.getOrDefault(name, 0))
                    .put("modifiers", shift ? 8 : 0);
            if (name.equals("Enter")) {
                event.put("text", "\r");
            }
            send("Input.dispatchKeyEvent", event.put("type", "keyDown"));
            send("Input.dispatchKeyEvent", event.put("type", "keyUp"));
        }
    }

    private static final Map<String, Integer> CODES = Map.of(
            "Tab",
            9,
            "Enter",
            13,
            "End",
            35,
            "Home",
            36,
            "ArrowLeft",
            37,
            "ArrowUp",
            38,
            "ArrowRight",
            39,
            "ArrowDown",
            40);

    /** Types a text into the field that has the focus. */
    void type(String text) throws Exception {
        send("Input.insertText", new JsonObject().put("text", text));
    }

    /** Returns a picture of the page as PNG in Base64. */
    String picture() throws Exception {
        return send("Page.captureScreenshot", new JsonObject().put("format", "png"))
                .path("data")
                .asText();
    }

    @Override
    public void close() throws Exception {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        process.waitFor(SECONDS, TimeUnit.SECONDS);
    }
}
