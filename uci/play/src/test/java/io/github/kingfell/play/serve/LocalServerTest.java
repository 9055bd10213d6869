package io.github.kingfell.play.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonGrammar;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Access, files, and errors for bad requests. */
class LocalServerTest {
    private static final String START = "{\"fen\":\"" + Fen.START + "\"}";

    @RegisterExtension
    private final ServedPage page = new ServedPage();

    private static void assertRefused(HttpResponse<String> response, int status) {
        assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
        assertThat(JsonGrammar.isObject(response.body())).as(response.body()).isTrue();
        assertThat(JsonObject.read(response.body()).path("error").asText()).isNotEmpty();
        assertThat(response.body()).doesNotContain("Exception", "java.", "\\tat");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "main.js", "api/position", "AAAA/", "AAAA/main.js"})
    void nobodyComesInWithoutTheToken(String path) throws Exception {
        URI outside = URI.create(page.server().address()).resolve("/" + path);
        assertRefused(page.send(HttpRequest.newBuilder(outside)), 403);
    }

    @Test
    void everyServerHasATokenOfItsOwn() {
        try (LocalServer other = ServedPage.serve()) {
            assertThat(URI.create(other.address()).getPath())
                    .isNotEqualTo(URI.create(page.server().address()).getPath())
                    .matches("/[A-Za-z0-9_-]{32}/");
        }
    }

    @ParameterizedTest
    @CsvSource({"evil.example, 403", "127.0.0.1, 403", "127.0.0.1:PORT, 200", "localhost:PORT, 200"})
    void theHostMustBeThisMachine(String host, int status) throws IOException {
        String named = host.replace("PORT", String.valueOf(port()));
        String request = "GET PATH HTTP/1.1\r\nHost: " + named + "\r\nConnection: close\r\n\r\n";
        assertStatus(request, status);
    }

    /** Hundreds of requests that never end, from anybody on this machine, must not keep the page out. */
    @Test
    void unfinishedRequestsKeepNobodyOut() throws Exception {
        List<Thread> ofOtherServers = requestThreads();
        List<Socket> unfinished = new ArrayList<>();
        try {
            for (int i = 0; i < 300; i++) {
                unfinished.add(send("GET / HTTP/1.1\r\nHost: "));
            }
            assertThat(page.get("").statusCode()).isEqualTo(200);
            List<Thread> threads = new ArrayList<>(requestThreads());
            threads.removeAll(ofOtherServers);
            assertThat(threads).hasSizeBetween(1, RequestThreads.MOST);
            assertThat(page.post("position", START).statusCode()).isEqualTo(200);
        } finally {
            for (Socket socket : unfinished) {
                socket.close();
            }
        }
    }

    private static List<Thread> requestThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals(RequestThreads.NAME) && thread.isAlive())
                .toList();
    }

    /** A head that does not end, and a body that does not come. */
    @Test
    void aRequestThatDoesNotArriveIsGivenUp() throws IOException {
        try (Socket head = send("GET / HTTP/1.1\r\nHost: ");
                Socket body = send(post("Content-Length: 10") + "x")) {
            assertThat(head.getInputStream().read()).isEqualTo(-1);
            assertThat(body.getInputStream().read()).isEqualTo(-1);
        }
    }

    /** Without the body, or with a first part of it. */
    @ParameterizedTest
    @CsvSource({
        "Content-Length: 99999999999, x, 413",
        "Content-Length: 99999999999999999999999, x, 400",
        "Content-Length: 65537, '', 413",
        "Content-Length: -1, x, 400",
        "Transfer-Encoding: chunked, FFFFFFFF CRLF x, 400",
        "Transfer-Encoding: chunked, 2 CRLF {} CRLF 0 CRLF  CRLF, 400",
        "X-Nothing: 1, '', 400",
    })
    void lengthsThatCannotBeAreRefused(String header, String body, int status) throws IOException {
        assertStatus(post(header) + body.replaceAll(" ?CRLF ?", "\r\n"), status);
    }

    private static String post(String header) {
        return "POST PATHapi/position HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n" + header
                + "\r\n\r\n";
    }

    /** All must be right, not only the first. */
    @ParameterizedTest
    @CsvSource({
        "Origin, http://HOST, http://evil.example, 403",
        "Origin, http://HOST, http://HOST, 200",
        "Sec-Fetch-Site, same-origin, cross-site, 403",
        "Sec-Fetch-Site, same-origin, none, 200",
        "Host, HOST, HOST, 403",
    })
    void aHeaderThatIsSentTwiceIsReadTwice(String name, String first, String second, int status) throws IOException {
        String request = "GET PATH HTTP/1.1\r\n" + (name.equals("Host") ? "" : "Host: HOST\r\n")
                + "Connection: close\r\n" + name + ": " + first + "\r\n" + name + ": " + second + "\r\n\r\n";
        assertStatus(request, status);
    }

    private int port() {
        return URI.create(page.server().address()).getPort();
    }

    /** Sends bytes as they are. */
    private Socket send(String request) throws IOException {
        String sent = request.replace(
                        "PATH", URI.create(page.server().address()).getPath())
                .replace("HOST", "127.0.0.1:" + port());
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port());
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** The first line comes at once, also where the server still waits for the rest of the request. */
    private void assertStatus(String request, int status) throws IOException {
        try (Socket socket = send(request)) {
            socket.setSoTimeout(10_000);
            byte[] line = ("HTTP/1.1 " + status + ' ').getBytes(StandardCharsets.US_ASCII);
            assertThat(socket.getInputStream().readNBytes(line.length)).isEqualTo(line);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Origin, http://evil.example, 403",
        "Origin, null, 403",
        "Origin, https://localhost, 403",
        "Sec-Fetch-Site, cross-site, 403",
        "Sec-Fetch-Site, same-origin, 200"
    })
    void otherSitesAreRefused(String header, String value, int status) throws Exception {
        assertThat(page.send(page.request("position", START).header(header, value))
                        .statusCode())
                .isEqualTo(status);
    }

    @Test
    void thePageItselfIsNoOtherSite() throws Exception {
        String origin = page.server().address().replaceFirst("(http://[^/]*)/.*", "$1");
        assertThat(page.send(page.request("position", START).header("Origin", origin))
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void thePageComesWithAllThatItNames() throws Exception {
        HttpResponse<String> html = page.get("");
        assertThat(html.statusCode()).isEqualTo(200);
        assertThat(html.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
                .doesNotContain("unsafe");
        // The pieces are drawn in the page.
        assertThat(html.body()).contains("<g id='wk'", "<g id='bp'").doesNotContain("<!-- pieces -->");
        for (String name : Pattern.compile("(?:href|src)=\"([^\"#]+)\"")
                .matcher(html.body())
                .results()
                .map(found -> found.group(1))
                .toList()) {
            assertThat(page.get(name).statusCode()).as(name).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "main",
                "api",
                "words",
                "board",
                "game",
                "setup",
                "search",
                "tree",
                "play",
                "practice",
                "problem",
                "review"
            })
    void scriptsImportWhatIsServedAndNothingFromElsewhere(String name) throws Exception {
        HttpResponse<String> script = page.get(name + ".js");
        assertThat(script.headers().firstValue("Content-Type")).contains("text/javascript; charset=utf-8");
        for (MatchResult found : Pattern.compile("from \"\\./([^\"]+)\"")
                .matcher(script.body())
                .results()
                .toList()) {
            assertThat(page.get(found.group(1)).statusCode()).as(found.group(1)).isEqualTo(200);
        }
        // The one address in the scripts names the SVG namespace and is never loaded.
        assertThat(script.body().replace("http://www.w3.org/2000/svg", "")).doesNotContain("http:", "https:");
    }

    @ParameterizedTest
    @CsvSource({
        "'{\"fen\":\"8/8/8/8 w\"}', fen",
        "'{\"fen\":\"8/8/8/8/8/8/8/8 w - - 0 1\"}', fen",
        "'{\"fen\":7}', fen",
        "'{}', fen",
        "'{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"moves\":[\"e1e3\"]}', moves",
        "'{\"fen\":\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\",\"moves\":\"e1e2\"}', moves"
    })
    void badPositionsAreToldWithTheirMember(String body, String member) throws Exception {
        HttpResponse<String> response = page.post("position", body);
        assertRefused(response, 400);
        assertThat(JsonObject.read(response.body()).path("member").asText()).isEqualTo(member);
    }

    @Test
    void badRequestsAreRefusedWithTheirStatus() throws Exception {
        assertRefused(page.post("position", "no JSON"), 400);
        assertRefused(page.post("position", "[]"), 400);
        assertRefused(page.post("position", "x".repeat(100_000)), 413);
        assertRefused(page.post("nothing", "{}"), 404);
        assertRefused(page.get("nothing"), 404);
        assertRefused(page.get("../main.js"), 404);
        assertRefused(page.get("api/position"), 405);
        assertRefused(page.send(page.request("position", START).setHeader("Content-Type", "text/plain")), 415);
        assertRefused(page.post("search", "{\"fen\":\"" + Fen.START + "\",\"mode\":\"time\",\"amount\":0}"), 400);
        assertRefused(page.post("proof", "{\"page\":\"p\"}"), 409);
        assertRefused(page.post("node", "{\"page\":\"p\"}"), 409);
        assertRefused(page.post("practice/new", "{\"page\":\"p\",\"ending\":\"KXK\"}"), 400);
        assertRefused(page.post("practice/new", "{\"page\":\"p\",\"ending\":\"KNK\"}"), 400);
        assertRefused(page.post("practice/new", "{\"page\":\"p\",\"fen\":\"" + Fen.START + "\"}"), 400);
    }

    @Test
    void atMostAFewPagesAreOpen() throws Exception {
        for (int number = 1; number <= 4; number++) {
            assertThat(page.post("stop", "{\"page\":\"" + number + "\"}").statusCode())
                    .isEqualTo(200);
        }
        assertRefused(page.post("stop", "{\"page\":\"one too many\"}"), 503);
        assertThat(page.post("leave", "{\"page\":\"2\"}").statusCode()).isEqualTo(200);
        assertThat(page.post("stop", "{\"page\":\"one too many\"}").statusCode())
                .isEqualTo(200);
    }

    @Test
    void aPositionListsItsLegalMovesAndThoseThatWerePlayed() throws Exception {
        JsonNode answer = page.ask("position", "\"fen\":\"" + Fen.START + "\",\"moves\":[\"e2e4\",\"e7e5\"]");
        assertThat(answer.path("side").asText()).isEqualTo("white");
        assertThat(answer.path("legal")).hasSize(29);
        assertThat(answer.path("played").findValuesAsText("san")).containsExactly("e4", "e5");
        assertThat(answer.path("end").asText()).isEmpty();
    }

    @Test
    void castlingIsTheKingsMoveWhereItCanBeTold() throws Exception {
        JsonNode usual = page.ask("position", "\"fen\":\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"");
        assertThat(usual.path("legal").findValuesAsText("move"))
                .contains("e1g1")
                .doesNotContain("e1h1");
        JsonNode other = page.ask("position", "\"fen\":\"4k3/8/8/8/8/8/8/5K1R w K - 0 1\"");
        assertThat(other.path("legal").findValuesAsText("move")).contains("f1h1");
    }

    @Test
    void theEndOfTheGameIsTold() throws Exception {
        assertThat(page.ask("position", "\"fen\":\"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1\"")
                        .path("end")
                        .asText())
                .isEqualTo("checkmate");
        assertThat(page.ask("position", "\"fen\":\"7k/5Q2/8/8/8/8/8/4K3 b - - 0 1\"")
                        .path("end")
                        .asText())
                .isEqualTo("stalemate");
    }
}
