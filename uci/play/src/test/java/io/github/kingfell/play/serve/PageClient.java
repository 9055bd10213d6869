package io.github.kingfell.play.serve;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Sends requests as the page does. */
public class PageClient {
    static final String PAGE = "\"page\":\"test\"";

    private final HttpClient http = HttpClient.newHttpClient();
    private final String address;

    public PageClient(String address) {
        this.address = address;
    }

    public HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(address + path)));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }

    HttpRequest.Builder request(String name, String body) {
        return HttpRequest.newBuilder(URI.create(address + "api/" + name))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
    }

    HttpResponse<String> post(String name, String body) throws IOException, InterruptedException {
        return send(request(name, body));
    }

    /** @param members of the request, except those that every request has */
    JsonNode ask(String name, String members) throws IOException, InterruptedException {
        String body = '{' + PAGE + (members.isEmpty() ? "" : ",") + members + '}';
        HttpResponse<String> response = post(name, body);
        if (response.statusCode() != 200) {
            throw new IOException(response.statusCode() + " " + response.body());
        }
        return JsonObject.read(response.body());
    }

    /** Returns the events of a search, which ends by itself or by another request. */
    CompletableFuture<List<Event>> search(String members) {
        return work("search", members);
    }

    /** Returns the events of some work. */
    CompletableFuture<List<Event>> work(String name, String members) {
        return http.sendAsync(request(name, '{' + PAGE + ',' + members + '}').build(), BodyHandlers.ofString())
                .thenApply(response -> Event.all(response.body()));
    }

    /** A server-sent event. */
    record Event(String name, JsonNode data) {
        static List<Event> all(String stream) {
            return stream.lines()
                    .filter(line -> line.startsWith("event: ") || line.startsWith("data: "))
                    .collect(
                            ArrayList<Event>::new,
                            (events, line) -> {
                                if (line.startsWith("event: ")) {
                                    events.add(new Event(line.substring(7), JsonObject.read("{}")));
                                } else {
                                    Event named = events.remove(events.size() - 1);
                                    events.add(new Event(named.name(), JsonObject.read(line.substring(6))));
                                }
                            },
                            ArrayList::addAll);
        }
    }
}
