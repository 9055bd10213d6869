package io.github.kingfell.cli.input;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts the value of an option.
 *
 * @param parser rejects a text with {@link IllegalArgumentException}, whose message becomes the error message
 */
public record ParsedText<T>(Function<String, T> parser) implements ITypeConverter<T> {
    @Override
    public T convert(String text) {
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(String.valueOf(e.getMessage()));
        }
    }
}
