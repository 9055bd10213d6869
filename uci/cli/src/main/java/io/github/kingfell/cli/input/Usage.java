package io.github.kingfell.cli.input;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Errors of usage. */
public final class Usage {
    private Usage() {}

    /** Reports an error of usage where the condition does not hold. */
    public static void require(boolean condition, String otherwise, CommandSpec spec) {
        if (!condition) {
            throw new ParameterException(spec.commandLine(), otherwise);
        }
    }
}
