package io.github.kingfell.workbench.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** One browser without a window, driven through the Chrome DevTools Protocol. */
public final class Chromium implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SHIFT = "Shift+";
    private static final int SHIFT_BIT = 8;

    /** Virtual codes of the keys that do something else than write. */
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

    private final Process process;
    private final WebSocket socket;
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private int lastId;

    /** @param profile an empty folder */
    public Chromium(Path program, Path profile) throws IOException, InterruptedException {
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--hide-scrollbars",
                        "--user-data-dir=" + profile,
                        "--remote-debugging-port=0",
                        "about:blank")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        Path port = profile.resolve("DevToolsActivePort");
        String address = waitFor(() -> firstPage(port));
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address), new Listener())
                .join();
    }

    /** Returns the program of an installed browser. */
    public static Optional<Path> installed() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .flatMap(folder -> Stream.of("chromium", "chromium-browser", "google-chrome")
                        .map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Sets the size of the window and the colour scheme that the person prefers. */
    public void show(int width, int height, boolean dark) throws IOException, InterruptedException {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        Map<String, String> scheme = Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light");
        call("Emulation.setEmulatedMedia", Map.of("features", List.of(scheme)));
    }

    /** Opens a page and waits until it is loaded. */
    public void open(URI page) throws IOException, InterruptedException {
        call("Page.navigate", Map.of("url", page.toString()));
        // The page may change the part of its address after the path.
        String path = page.isOpaque() ? page.getSchemeSpecificPart() : page.getRawPath();
        await("location.pathname === '" + path + "' && document.readyState === 'complete'");
    }

    /** Loads the page again. */
    public void reload() throws IOException, InterruptedException {
        call("Page.reload", Map.of());
    }

    /** Waits until an expression is true. */
    public void await(String condition) throws IOException, InterruptedException {
        waitFor(() -> evaluate("Boolean(" + condition + ")").asBoolean() ? Optional.of(condition) : Optional.empty());
    }

    /** Returns the value of an expression as text. */
    public String text(String expression) throws IOException, InterruptedException {
        return evaluate("String(" + expression + ")").asText();
    }

    /** Returns the value of an expression of JavaScript on the page. */
    public JsonNode evaluate(String expression) throws IOException, InterruptedException {
        JsonNode result = call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + result);
        }
        return result.path("result").path("value");
    }

    /** Presses and releases keys, such as {@code ArrowRight}, {@code Tab} or {@code Shift+Tab}, one after another. */
    public void press(String... keys) throws IOException, InterruptedException {
        for (String pressed : keys) {
            boolean shift = pressed.startsWith(SHIFT);
            String key = shift ? pressed.substring(SHIFT.length()) : pressed;
            for (String type : List.of("keyDown", "keyUp")) {
                call(
                        "Input.dispatchKeyEvent",
                        Map.of(
                                "type",
                                type,
                                "key",
                                key,
                                "code",
                                key,
                                "windowsVirtualKeyCode",
                                CODES.getOrDefault(key, 0),
                                "modifiers",
                                shift ? SHIFT_BIT : 0,
                                "text",
                                key.equals("Enter") ? "\r" : ""));
            }
        }
    }

    /** Types a text into the field that has the focus. */
    public void type(String text) throws IOException, InterruptedException {
        call("Input.insertText", Map.of("text", text));
    }

    /** Returns what the window shows. */
    public BufferedImage picture() throws IOException, InterruptedException {
        String data = call("Page.captureScreenshot", Map.of()).path("data").asText();
        return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
    }

    private JsonNode call(String method, Map<String, ?> parameters) throws IOException, InterruptedException {
        int id = ++lastId;
        String text = JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters));
        socket.sendText(text, true).join();
        while (true) {
            String message = messages.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (message == null) {
                throw new IOException("no answer of the browser to " + method);
            }
            JsonNode answer = JSON.readTree(message);
            if (answer.path("id").asInt() == id) {
                if (answer.has("error")) {
                    throw new IOException(method + ": " + answer);
                }
                return answer.path("result");
            }
        }
    }

    private static Optional<String> firstPage(Path port) throws IOException, InterruptedException {
        if (!Files.exists(port) || Files.readAllLines(port).isEmpty()) {
            return Optional.empty();
        }
        URI list = URI.create("http://127.0.0.1:" + Files.readAllLines(port).get(0) + "/json/list");
        String text = HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(list).build(), HttpResponse.BodyHandlers.ofString())
                .body();
        for (JsonNode target : JSON.readTree(text)) {
            if (target.path("type").asText().equals("page")) {
                return Optional.of(target.path("webSocketDebuggerUrl").asText());
            }
        }
        return Optional.empty();
    }

    /** A question that may have no answer yet. */
    private interface Question<T> {
        Optional<T> ask() throws IOException, InterruptedException;
    }

    private static <T> T waitFor(Question<T> question) throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            Optional<T> answer = question.ask();
            if (answer.isPresent()) {
                return answer.get();
            }
            Thread.sleep(20);
        }
        throw new IOException("the browser does not come");
    }

    @Override
    public void close() throws IOException, InterruptedException {
        socket.abort();
        process.destroy();
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            process.destroyForcibly();
        }
    }

    /** Collects whole messages. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder parts = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            parts.append(part);
            if (last) {
                messages.add(parts.toString());
                parts.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }
    }
}
