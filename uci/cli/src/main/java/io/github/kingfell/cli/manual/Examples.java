package io.github.kingfell.cli.manual;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;

/** The examples that {@code --help} and the manual pages show, from the resource {@code examples.txt}. */
public final class Examples {
    private static final String RESOURCE = "examples.txt";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    private Examples() {}

    /**
     * A call and what it does.
     *
     * @param call as typed in a shell, with {@code kingfell} as its first word
     */
    public record Example(String call, String meaning) {
        /** Returns the words of the call after the first, without quotation marks. */
        public List<String> words() {
            List<String> words = new ArrayList<>();
            Matcher matcher = WORD.matcher(call);
            while (matcher.find()) {
                words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
            }
            return words.subList(1, words.size());
        }

        /** Returns whether the call runs this command, and not one of its subcommands. */
        public boolean runs(CommandLine command) {
            CommandSpec spec = command.getCommandSpec();
            String name = spec.qualifiedName();
            boolean below = command.getSubcommands().keySet().stream().anyMatch(part -> begins(name + " " + part));
            return begins(name) && !below;
        }

        private boolean begins(String name) {
            return (call + " ").startsWith(name + " ");
        }
    }

    /** Returns all examples, in the order of the resource. */
    public static List<Example> all() {
        InputStream in = Objects.requireNonNull(Examples.class.getResourceAsStream(RESOURCE), RESOURCE);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            List<Example> examples = new ArrayList<>();
            String call = "";
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith(" ")) {
                    examples.add(new Example(call, line.strip()));
                } else if (!line.startsWith("#")) {
                    call = line;
                }
            }
            return examples;
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }

    /** Returns the examples of the command as a section of its help; empty where there are none. */
    public static String render(Help help) {
        StringBuilder text = new StringBuilder();
        for (Example example : of(help.commandSpec().commandLine())) {
            text.append(text.isEmpty() ? "%nExamples:%n".formatted() : "")
                    .append("  %s%n      %s%n".formatted(example.call, example.meaning));
        }
        return text.toString();
    }

    /** Returns the examples that run a command. */
    static List<Example> of(CommandLine command) {
        return all().stream().filter(example -> example.runs(command)).toList();
    }
}
