package io.github.kingfell.cli.match;

import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.cli.peer.PaceOptions;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Stack;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/**
 * Reads the words after {@code --engine} and {@code --each} as other match runners do: keys with values up to the next
 * option, such as {@code cmd=stockfish tc=10+0.1 option.Hash=64}. The program may stand first without its key.
 */
final class EngineWords implements IParameterConsumer {
    private static final Pattern KEYED =
            Pattern.compile("(cmd|args|dir|name|tc|st|movetime|nodes|depth|proto|option\\.[^=]+)=(.*)", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[1-9]\\d{0,17}");
    private static final Pattern SECONDS = Pattern.compile("\\d{1,6}(\\.\\d{1,3})?");
    private static final String KEYS = "cmd=, args=, dir=, name=, tc=, st=, movetime=, nodes=, depth= and option.NAME=";

    @Override
    @SuppressWarnings("JdkObsolete") // the type of the interface
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec spec) {
        List<EngineEntry> entries = new ArrayList<>(Objects.requireNonNullElse(option.getValue(), List.of()));
        Reader reader = new Reader(option.paramLabel().startsWith("CMD") ? "--engine" : "--each", spec);
        if (words.isEmpty() || words.peek().startsWith("-")) {
            throw reader.complaint("takes " + reader.expected());
        }
        while (!words.isEmpty() && !words.peek().startsWith("-")) {
            reader.read(words.pop());
        }
        entries.add(reader.entry());
        option.setValue(entries);
    }

    /** Reads the words of one option. */
    private static final class Reader {
        private final String option;
        private final CommandSpec spec;
        private final boolean namesProgram;
        private final List<EngineSetting> settings = new ArrayList<>();
        private @Nullable String command;
        private String arguments = "";
        private @Nullable Path folder;
        private @Nullable String name;
        private @Nullable Pace pace;

        Reader(String option, CommandSpec spec) {
            this.option = option;
            this.spec = spec;
            namesProgram = option.equals("--engine");
        }

        void read(String word) {
            Matcher keyed = KEYED.matcher(word);
            if (keyed.matches()) {
                read(keyed.group(1), keyed.group(2));
            } else if (namesProgram && command == null && !word.isBlank()) {
                command = word;
            } else {
                throw complaint("takes " + expected() + ", not \"" + word + "\"; a value with blanks is quoted");
            }
        }

        String expected() {
            return (namesProgram ? "a program, and then " : "") + KEYS;
        }

        private void read(String key, String value) {
            switch (key) {
                case "cmd" -> command = filled(key, value);
                case "args" -> arguments = " " + value;
                case "dir" -> folder = folder(value);
                case "name" -> name = filled(key, value);
                case "tc" -> setPace(PaceOptions.clock(option + " tc=", value, spec));
                case "st" -> setPace(Pace.of("movetime " + millis(value)));
                case "movetime", "nodes", "depth" -> setPace(Pace.of(key + " " + number(key, value)));
                case "proto" -> {
                    if (!value.equals("uci")) {
                        throw complaint("knows engines of UCI only, not proto=" + value);
                    }
                }
                default -> settings.add(new EngineSetting(key.substring("option.".length()), value));
            }
        }

        EngineEntry entry() {
            if (namesProgram == (command == null)) {
                throw complaint(namesProgram ? "names a program" : "is for all engines, and names no program");
            }
            return new EngineEntry(command == null ? null : command + arguments, folder, name, pace, settings);
        }

        private void setPace(Pace given) {
            if (pace != null) {
                throw complaint("takes only one of tc=, st=, movetime=, nodes= and depth=");
            }
            pace = given;
        }

        private String filled(String key, String value) {
            if (value.isBlank()) {
                throw complaint(key + "= has no value");
            }
            return value;
        }

        private Path folder(String value) {
            try {
                return Path.of(value);
            } catch (InvalidPathException e) {
                throw complaint("dir=: not a name of a folder: " + value);
            }
        }

        private long millis(String value) {
            long millis = SECONDS.matcher(value).matches() ? Math.round(Double.parseDouble(value) * 1000) : 0;
            if (millis == 0) {
                throw complaint("st= takes seconds for each move, not " + value);
            }
            return millis;
        }

        private String number(String key, String value) {
            if (!NUMBER.matcher(value).matches()) {
                throw complaint(key + "= takes a number from 1 on, not " + value);
            }
            return value;
        }

        private ParameterException complaint(String what) {
            return new ParameterException(spec.commandLine(), option + " " + what);
        }
    }
}
