package io.github.kingfell.cli.peer;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The command that starts an engine: program and arguments. */
public final class EngineCommand {
    private static final String MAIN = "io.github.kingfell.cli.Main";

    private EngineCommand() {}

    /** Returns the words of a command as the user typed it; {@link #own} when none is named. */
    public static List<String> words(@Nullable String command) {
        return command == null ? own() : List.of(command.strip().split("\\s+"));
    }

    /** Returns the command that starts this program, in a virtual machine with the options of this one. */
    public static List<String> own() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", classPath(), MAIN));
        return command;
    }

    /** Returns the class path with absolute names, in case the engine gets a directory of its own. */
    private static String classPath() {
        List<String> places = new ArrayList<>();
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            places.add(Path.of(place).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, places);
    }
}
