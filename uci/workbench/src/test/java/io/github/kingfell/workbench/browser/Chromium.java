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
import java.nio.charset.StandardCharsets;
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
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** One browser without a window, or a further tab of it, driven through the Chrome DevTools Protocol. */
public final class Chromium implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern SHEET = Pattern.compile("/Type */Page\\b");
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
            "Escape",
            27,
            "Space",
            32,
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

    /** Ends what the browser or the tab consists of. */
    private interface Ending {
        void run() throws IOException, InterruptedException;
    }

    /** What keys write. */
    private static final Map<String, String> TEXTS = Map.of("Enter", "\r", "Space", " ");

    private final URI targets;
    private final Ending ending;
    private final WebSocket socket;
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private int lastId;

    /** @param profile an empty folder */
    public Chromium(Path program, Path profile) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
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
        ending = () -> {
            // The processes of the browser write to the profile until they end, some of them after the first.
            List<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                    .toList();
            process.destroy();
            for (ProcessHandle one : all) {
                end(one);
            }
        };
        Path file = profile.resolve("DevToolsActivePort");
        String port = waitFor(
                () -> Files.exists(file) ? Files.readAllLines(file).stream().findFirst() : Optional.empty());
        targets = URI.create("http://127.0.0.1:" + port + "/json/");
        socket = connect(waitFor(this::firstPage));
    }

    private static void end(ProcessHandle process) throws InterruptedException {
        try {
            process.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            process.destroyForcibly();
        }
    }

    private Chromium(URI targets, JsonNode target) {
        this.targets = targets;
        ending = () -> ask(targets.resolve("close/" + target.path("id").asText()), "GET");
        socket = connect(target);
    }

    /** Opens another tab, which is closed on its own. */
    public Chromium tab() throws IOException, InterruptedException {
        return new Chromium(targets, JSON.readTree(ask(targets.resolve("new"), "PUT")));
    }

    private WebSocket connect(JsonNode target) {
        return HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(target.path("webSocketDebuggerUrl").asText()), new Listener())
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
                                key.equals("Space") ? " " : key,
                                "code",
                                key,
                                "windowsVirtualKeyCode",
                                CODES.getOrDefault(key, 0),
                                "modifiers",
                                shift ? SHIFT_BIT : 0,
                                "text",
                                TEXTS.getOrDefault(key, "")));
            }
        }
    }

    /** Types a text into the field that has the focus. */
    public void type(String text) throws IOException, InterruptedException {
        call("Input.insertText", Map.of("text", text));
    }

    /** Presses and releases the mouse button in the middle of the first element that a selector finds. */
    public void click(String selector) throws IOException, InterruptedException {
        JsonNode middle = evaluate("(() => { const found = document.querySelector(" + JSON.writeValueAsString(selector)
                + "); found.scrollIntoView({ block: 'nearest' }); const box = found.getBoundingClientRect();"
                + " return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; })()");
        for (String type : List.of("mouseMoved", "mousePressed", "mouseReleased")) {
            call(
                    "Input.dispatchMouseEvent",
                    Map.of(
                            "type",
                            type,
                            "x",
                            middle.path("x").asDouble(),
                            "y",
                            middle.path("y").asDouble(),
                            "button",
                            type.equals("mouseMoved") ? "none" : "left",
                            "clickCount",
                            type.equals("mouseMoved") ? 0 : 1));
        }
    }

    /** Returns what the window shows. */
    public BufferedImage picture() throws IOException, InterruptedException {
        String data = call("Page.captureScreenshot", Map.of()).path("data").asText();
        return ImageIO.read(new ByteArrayInputStream(Base64.getDecoder().decode(data)));
    }

    /** Returns the number of sheets on which the page is printed, of the size that it asks for. */
    public int sheets() throws IOException, InterruptedException {
        String data = call("Page.printToPDF", Map.of("preferCSSPageSize", true))
                .path("data")
                .asText();
        String pdf = new String(Base64.getDecoder().decode(data), StandardCharsets.ISO_8859_1);
        return (int) SHEET.matcher(pdf).results().count();
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

    private Optional<JsonNode> firstPage() throws IOException, InterruptedException {
        for (JsonNode target : JSON.readTree(ask(targets.resolve("list"), "GET"))) {
            if (target.path("type").asText().equals("page")) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    private static String ask(URI address, String method) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(address)
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
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
        ending.run();
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
