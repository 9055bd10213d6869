package io.github.kingfell.play.serve;

import com.sun.net.httpserver.Headers;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks who may send requests. The token keeps out other users and other programs; the host names keep out a page
 * whose name resolves to this machine (DNS rebinding); the origin keeps out requests that other pages make the browser
 * send.
 */
final class Gate {
    private static final int TOKEN_BYTES = 24;
    private static final Set<String> OWN_SITES = Set.of("same-origin", "none");

    private final String token;
    private final Set<String> hosts;

    /** @param port that is served */
    Gate(int port) {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
    }

    /** Returns the beginning of every path, slashes included. */
    String root() {
        return '/' + token + '/';
    }

    /** Checks a request and returns the path after the token. */
    String admit(URI address, Headers headers) throws RefusedException {
        if (!hosts.contains(only("Host", headers))) {
            throw forbidden("open the page as 127.0.0.1 or localhost");
        }
        boolean ownOrigin = all("Origin", headers).allMatch(this::isOwn);
        boolean ownSite = all("Sec-Fetch-Site", headers).allMatch(OWN_SITES::contains);
        if (!ownOrigin || !ownSite) {
            throw forbidden("requests from another site are refused");
        }
        String path = address.getPath() == null ? "" : address.getPath();
        int end = path.indexOf('/', 1);
        if (end < 0 || path.charAt(0) != '/' || !isToken(path.substring(1, end))) {
            throw forbidden("the address needs the token that was printed at the start");
        }
        return path.substring(end + 1);
    }

    private boolean isOwn(String origin) {
        return origin.startsWith("http://") && hosts.contains(origin.substring("http://".length()));
    }

    /** Compares in constant time. */
    private boolean isToken(String text) {
        return MessageDigest.isEqual(text.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the values of a header, however often it was sent. */
    private static Stream<String> all(String name, Headers headers) {
        return headers.getOrDefault(name, List.of()).stream();
    }

    /** Returns the value of a header that was sent once; empty if it was not. */
    static String only(String name, Headers headers) {
        @Nullable List<String> values = headers.get(name);
        return values != null && values.size() == 1 ? values.get(0) : "";
    }

    private static RefusedException forbidden(String message) {
        return new RefusedException(RefusedException.FORBIDDEN, message);
    }
}
