package io.github.kingfell.cli;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A command that keeps files, with little to do, and what the user had before.
 *
 * @param inputs writes what the command reads, into a folder that it does not change
 * @param before writes what the user had in the folder of the results
 * @param arguments {@code IN} and {@code OUT} stand for the folders
 * @param grows name of the result to which lines are added; empty for none
 * @param state name of the file with the state of the work, which the next run goes on from; empty for none
 */
record KeepingCommand(
        String name, Preparation inputs, Preparation before, String arguments, String grows, String state) {
    static final String OLD = "what the user had\n";

    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    private static final String MATE_IN_TWO = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";

    /** Morphy's problem: a mate in two that no table has. */
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    private static final String GAME =
            "[Event \"?\"]\n[SetUp \"1\"]\n[FEN \"" + MATE_IN_TWO + "\"]\n[Result \"*\"]\n\n1. Kg6 Kg8 2. Ra8# *\n\n";

    /** An engine that knows one move. */
    private static final String ENGINE = """
            #!/bin/sh
            while read -r line; do
              case $line in
                uci) echo id name one; echo uciok ;;
                isready) echo readyok ;;
                go*) echo bestmove a1a8 ;;
                quit) exit ;;
              esac
            done
            """;

    /** Fills a folder. */
    @FunctionalInterface
    interface Preparation {
        void in(Path folder) throws IOException;
    }

    private static KeepingCommand replacing(String name, Preparation inputs, String arguments, String... results) {
        return new KeepingCommand(name, inputs, folder -> old(folder, results), arguments, "", "");
    }

    private static KeepingCommand growing(
            String name, Preparation inputs, Preparation before, String arguments, String result) {
        return new KeepingCommand(name, inputs, before, arguments, result, "");
    }

    private static void old(Path folder, String... results) throws IOException {
        for (String result : results) {
            write(folder, result, OLD);
        }
    }

    private static void write(Path folder, String name, String content) throws IOException {
        Files.writeString(folder.resolve(name), content);
    }

    private static void twoMates(Path folder) throws IOException {
        write(folder, "a.epd", MATE_IN_ONE + "\n" + MATE_IN_TWO + "\n");
    }

    private static void table(Path folder) throws IOException {
        new TablebaseBuilder(folder, 1, 1L << 28, () -> false).build(MaterialKey.parse("KRK"), BuildProgress.SILENT);
    }

    private static void games(Path folder) throws IOException {
        String[] words = ("selfplay " + folder.resolve("games") + " --games 2 --nodes 50").split(" ");
        PrintWriter silent = new PrintWriter(Writer.nullWriter());
        int code = KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()))
                .setErr(silent)
                .execute(words);
        if (code != 0) {
            throw new IOException("no games, exit code " + code);
        }
    }

    private static String result(String fen) {
        return "{\"format\":\"kingfell-mate\",\"version\":1,\"line\":1,\"fen\":\"" + fen
                + "\",\"question\":\"mate\",\"verdict\":\"unknown\",\"nodes\":1}\n";
    }

    private static void oneResultAndATornOne(Path folder) throws IOException {
        write(
                folder,
                "r.jsonl",
                "{\"format\":\"kingfell-results\",\"version\":1}\n" + result("8/8/8/8/8/4k3/8/4K3 w - - 0 1")
                        + "{\"format\":\"kingfell-mate\",\"fe");
    }

    static List<KeepingCommand> all() {
        List<KeepingCommand> all = new ArrayList<>(quick());
        all.addAll(mates());
        all.addAll(others());
        return all;
    }

    /** Returns a command that replaces a file, and one that adds to a file. */
    static List<KeepingCommand> quick() {
        return List.of(
                growing(
                        "mate --resume",
                        KeepingCommand::twoMates,
                        KeepingCommand::oneResultAndATornOne,
                        "mate IN/a.epd --nodes 20000 --hash 1 --resume OUT/r.jsonl",
                        "r.jsonl"),
                replacing(
                        "results merge",
                        folder -> {
                            write(
                                    folder,
                                    "a.jsonl",
                                    "{\"format\":\"kingfell-results\",\"version\":1}\n" + result(MATE_IN_ONE));
                            write(
                                    folder,
                                    "b.jsonl",
                                    "{\"format\":\"kingfell-results\",\"version\":1}\n" + result(MATE_IN_TWO));
                        },
                        "results merge IN/a.jsonl IN/b.jsonl --output OUT/m.jsonl",
                        "m.jsonl"));
    }

    private static List<KeepingCommand> others() {
        return List.of(
                replacing(
                        "analyse --pgn-out --html",
                        folder -> write(folder, "g.pgn", GAME),
                        "analyse IN/g.pgn --nodes 50 --pgn-out OUT/a.pgn --html OUT/a.html",
                        "a.pgn",
                        "a.html"),
                replacing("endgame build", folder -> {}, "endgame build KRK --table-path OUT", "KRK.kfdtm"),
                replacing(
                        "endgame pack",
                        KeepingCommand::table,
                        "endgame pack KRK --table-path IN/ --output OUT",
                        "KRK.kfwdl"),
                new KeepingCommand(
                        "selfplay",
                        folder -> {},
                        folder -> write(folder, "notes.txt", OLD),
                        "selfplay OUT --games 2 --shard 1 --nodes 20 --chess960 0 --endings 100",
                        "",
                        ""),
                new KeepingCommand(
                        "train --checkpoint",
                        KeepingCommand::games,
                        folder -> old(folder, "n.bin"),
                        "train IN/games --network OUT/n.bin --checkpoint OUT/state --width 2 --lessons 100 --lesson-passes 1"
                                + " --passes 2",
                        "",
                        "state"),
                growing(
                        "match --pgn",
                        folder -> {
                            write(folder, "o.epd", MATE_IN_ONE + "\n");
                            write(folder, "engine", ENGINE);
                            if (!folder.resolve("engine").toFile().setExecutable(true)) {
                                throw new IOException("not executable");
                            }
                        },
                        folder -> write(folder, "g.pgn", GAME),
                        "match --engine IN/engine --vs IN/engine --games 2 --nodes 1 --openings IN/o.epd --pgn OUT/g.pgn",
                        "g.pgn"));
    }

    private static List<KeepingCommand> mates() {
        return List.of(
                new KeepingCommand(
                        "mate --checkpoint",
                        folder -> {},
                        folder -> write(folder, "notes.txt", OLD),
                        "mate " + MORPHY + " --nodes 20000 --hash 1 --checkpoint OUT/state",
                        "",
                        "state"),
                replacing(
                        "mate --proof --html",
                        folder -> {},
                        "mate " + MATE_IN_TWO
                                + " --nodes 20000 --hash 1 --proof OUT/m.proof --html OUT/m.html --json-proof OUT/m.json",
                        "m.proof",
                        "m.html",
                        "m.json"),
                growing(
                        "prove --jobs",
                        folder -> {},
                        folder -> {},
                        "prove " + MORPHY + " --in 2 --hash 1 --jobs OUT/j.jsonl",
                        "j.jsonl"),
                replacing(
                        "prove --proof",
                        folder -> {},
                        "prove " + MORPHY + " --in 2 --hash 1 --proof OUT/m.kfp",
                        "m.kfp"),
                growing(
                        "suite --resume",
                        folder -> write(folder, "b.epd", MATE_IN_ONE + " bm Ra8#; dm 1;\n" + MATE_IN_TWO + " dm 2;\n"),
                        folder -> {},
                        "suite IN/b.epd --nodes 20000 --hash 1 --resume OUT/s.jsonl",
                        "s.jsonl"),
                replacing(
                        "suite --report --markdown",
                        folder -> write(folder, "b.epd", MATE_IN_ONE + " bm Ra8#; dm 1;\n"),
                        "suite IN/b.epd --nodes 20000 --hash 1 --report OUT/s.html --markdown OUT/s.md --plot OUT/s.svg",
                        "s.html",
                        "s.md",
                        "s.svg"));
    }

    /** Returns true when the search goes on where its state cannot be written, and tells so. */
    boolean persists() {
        return name.startsWith("mate") && !state.isEmpty();
    }

    String[] words(Path in, Path out) {
        return arguments
                .replace("IN/", in + "/")
                .replaceAll("\\bOUT\\b", out.toString())
                .split(" ");
    }

    @Override
    public String toString() {
        return name;
    }
}
