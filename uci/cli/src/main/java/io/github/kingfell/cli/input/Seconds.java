package io.github.kingfell.cli.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A length of time in seconds, with or without units: {@code 90}, {@code 1.5}, {@code 45s}, {@code 8h}, {@code 1h30m}.
 */
public final class Seconds implements ITypeConverter<Double> {
    private static final Pattern UNITS = Pattern.compile(
            "(?:(\\d{1,9}(?:\\.\\d{1,9})?)h)?(?:(\\d{1,9}(?:\\.\\d{1,9})?)m)?(?:(\\d{1,9}(?:\\.\\d{1,9})?)s)?");

    private static final int[] SECONDS = {3600, 60, 1};

    @Override
    public Double convert(String text) {
        Matcher units = UNITS.matcher(text);
        if (!text.isEmpty() && units.matches()) {
            double total = 0;
            for (int i = 0; i < SECONDS.length; i++) {
                String number = units.group(i + 1);
                total += number == null ? 0 : Double.parseDouble(number) * SECONDS[i];
            }
            return total;
        }
        try {
            return new DecimalNumber().convert(text);
        } catch (TypeConversionException e) {
            throw new TypeConversionException(
                    "a time such as 45, 45s, 30m, 8h or 1h30m is expected, not \"" + text + '"');
        }
    }
}
