package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.Tablebase;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Parses the name of an ending as the user writes it. */
public final class MaterialName {
    private MaterialName() {}

    /**
     * Returns the material of a name such as {@code KQKR}, in any case.
     *
     * @throws ParameterException when it is no material, or has more than four men
     */
    public static long parse(String name, CommandSpec spec) {
        long material = parseFive(name, spec);
        if (!TableLibrary.covers(material)) {
            throw new ParameterException(spec.commandLine(), name + " has more than four men");
        }
        return material;
    }

    /** Works like {@link #parse}, with at most five men. */
    public static long parseFive(String name, CommandSpec spec) {
        try {
            long material = MaterialKey.parse(name.toUpperCase(Locale.ROOT));
            // A name may be too long for the key.
            if (name.length() <= Tablebase.MOST_PIECES && Tablebase.covers(material)) {
                return material;
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        throw new ParameterException(spec.commandLine(), name + " has more than five men");
    }
}
