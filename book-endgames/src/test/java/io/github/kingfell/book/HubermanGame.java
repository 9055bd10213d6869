package io.github.kingfell.book;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game of the files {@code huberman/*-games.txt}, whose heads explain the format.
 *
 * @param depths of the trees grown, 0 where an earlier tree is followed; empty when not stated
 */
public record HubermanGame(String name, String start, Value startValue, List<Ply> plies, List<Integer> depths) {
    /** The statement about a position: named numbers such as {@code st=2}, and single words. */
    public record Value(List<String> words) {
        static Value parse(String text) {
            return new Value(List.of(text.strip().split(" ")));
        }

        public boolean says(String word) {
            return words.contains(word);
        }

        public OptionalInt number(String name) {
            return words.stream()
                    .filter(word -> word.startsWith(name + "="))
                    .mapToInt(word -> Integer.parseInt(word.substring(name.length() + 1)))
                    .findFirst();
        }

        public int stage() {
            return number("st").orElseThrow();
        }
    }

    /** @param ours the move of our player, empty when it is not asked */
    public record Ply(String name, String uci, Value value, String ours) {}

    /** The games of an ending, such as {@code krk}. */
    public static List<HubermanGame> of(String ending) {
        List<HubermanGame> games = new ArrayList<>();
        for (String block : text(ending).split("(?m)^game ")) {
            if (!block.startsWith("#")) {
                games.add(parse(block));
            }
        }
        return games;
    }

    public Position startPosition() {
        try {
            return Fen.parse(start);
        } catch (NotationException e) {
            throw new AssertionError(start, e);
        }
    }

    /** Makes a ply's move. */
    public static void play(Position position, Ply ply) {
        int move = UciMove.parse(ply.uci(), position);
        if (move == 0) {
            throw new AssertionError(ply + " is illegal");
        }
        position.make(move);
    }

    @Override
    public String toString() {
        return name;
    }

    private static HubermanGame parse(String block) {
        String[] lines = block.split("\n");
        String[] start = {};
        List<Ply> plies = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        for (String line : lines) {
            String[] fields = line.split("\\|");
            if (line.startsWith("start ")) {
                start = fields;
            } else if (line.startsWith("depths ")) {
                for (String depth : line.substring(7).split(" ")) {
                    depths.add(depth.equals("-") ? 0 : Integer.parseInt(depth));
                }
            } else if (fields.length >= 3) {
                String ours = fields.length == 4 ? fields[3].strip() : "";
                plies.add(new Ply(fields[0].strip(), fields[1].strip(), Value.parse(fields[2]), ours));
            }
        }
        String name = lines[0].split(" ")[0];
        String fen = start[0].substring("start ".length()).strip();
        return new HubermanGame(name, fen, Value.parse(start[1]), plies, depths);
    }

    private static String text(String ending) {
        String name = "/huberman/" + ending + "-games.txt";
        try (InputStream in = HubermanGame.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
