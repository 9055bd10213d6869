package io.github.kingfell.cli.input;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number with or without decimals from the command line. */
public final class DecimalNumber implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
        if (!text.matches("[+-]?(\\d{1,15}(\\.\\d{0,15})?|\\.\\d{1,15})([eE][+-]?\\d{1,2})?")) {
            throw new TypeConversionException("a number is expected, not \"" + text + '"');
        }
        return Double.valueOf(text);
    }
}
