package io.github.kingfell.cli.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A number of moves, as a stipulation has it.
 *
 * @param moves whole moves
 * @param half and half a move: {@code 2.5}
 */
public record MoveCount(int moves, boolean half) {
    private static final Pattern TEXT = Pattern.compile("([+-]?\\d{1,9})([.,]5|\u00bd)?");

    /** Reads {@code 2} and {@code 2.5}. */
    public static final class Converter implements ITypeConverter<MoveCount> {
        @Override
        public MoveCount convert(String text) {
            Matcher parts = TEXT.matcher(text);
            if (!parts.matches()) {
                throw new TypeConversionException(
                        "a number of moves is expected, such as 2 or 2.5, not \"" + text + '"');
            }
            return new MoveCount(Integer.parseInt(parts.group(1)), parts.group(2) != null);
        }
    }
}
