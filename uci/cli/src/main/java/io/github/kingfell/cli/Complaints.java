package io.github.kingfell.cli;

import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports errors to the user: one line, whatever its cause, and the exit code. */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
    static final String OUT_OF_MEMORY = "out of memory; give Java more memory, for example KINGFELL_JAVA_OPTS=-Xmx4g";

    /** Picocli's prefix of the message for an invalid value; the name of the option is enough. */
    private static final String PREFIX =
            "^Invalid value for (?:option '(--[a-z-]+)'(?: \\([^)]*\\))?|positional parameter at index \\d+ \\((\\w+)\\)): ";

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        if (e instanceof UnmatchedArgumentException unmatched) {
            return complain(command, unmatched(unmatched), ExitCode.BAD_INPUT);
        }
        String message = String.valueOf(e.getMessage()).replaceFirst(PREFIX, "$1$2: ");
        return complain(command, message, ExitCode.BAD_INPUT);
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, @Nullable ParseResult parsed) {
        if (e instanceof NotationException) {
            return complain(command, e.getMessage(), ExitCode.BAD_INPUT);
        }
        if (e instanceof IOException problem) {
            return complain(command, "cannot read " + FileProblem.of(problem), ExitCode.BAD_INPUT);
        }
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof OutputFailedException failed) {
                return failed.isClosedPipe()
                        ? ExitCode.OUTPUT_FAILED
                        : complain(command, failed.getMessage(), ExitCode.OUTPUT_FAILED);
            }
            if (cause instanceof Error error) {
                return complain(command, error);
            }
        }
        return complain(command, "internal failure: " + e, ExitCode.FAILURE);
    }

    /**
     * Runs the command. An {@link Error}, most often an exhausted memory, is handled like any other failure of the
     * program: no stack trace, and no exit code that stands for a verdict.
     */
    static int executeOrTell(ParseResult parsed) {
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (Error e) {
            return complain(command(parsed), e);
        }
    }

    private static int complain(CommandLine command, Error error) {
        String message = error instanceof OutOfMemoryError ? OUT_OF_MEMORY : "internal failure: " + error;
        return complain(command, message, ExitCode.FAILURE);
    }

    private static CommandLine command(ParseResult parsed) {
        List<CommandLine> commands = parsed.asCommandLineList();
        return commands.get(commands.size() - 1);
    }

    private static String unmatched(UnmatchedArgumentException e) {
        CommandLine command = e.getCommandLine();
        String word = e.getUnmatched().get(0);
        String what = word.startsWith("-") ? "option" : command.getSubcommands().isEmpty() ? "argument" : "command";
        List<String> similar = e.getSuggestions();
        String hint = similar.isEmpty() ? "." : "; did you mean \"" + similar.get(0) + "\"?";
        String name = command.getCommandSpec().qualifiedName();
        return "there is no " + what + " \"" + word + '"' + hint + " See \"" + name + " --help\".";
    }

    private static int complain(CommandLine command, @Nullable String message, int code) {
        String first = String.valueOf(message).lines().findFirst().orElse("");
        try {
            command.getErr().println("kingfell: " + first);
        } catch (OutputFailedException e) {
            return code == ExitCode.DONE ? ExitCode.OUTPUT_FAILED : code; // there is nobody left to tell
        }
        return code;
    }
}
