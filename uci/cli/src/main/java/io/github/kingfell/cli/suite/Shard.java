package io.github.kingfell.cli.suite;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One of several parts of a book.
 *
 * @param part from 1 to {@code parts}
 */
record Shard(int part, int parts) {
    static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /** Every {@code parts}-th entry, from entry {@code part} on. */
    List<Entry> of(List<Entry> book) {
        return book.stream()
                .filter(entry -> entry.number() % parts == part % parts)
                .toList();
    }

    /** Reads {@code K/N}. */
    static final class Converter implements ITypeConverter<Shard> {
        @Override
        public Shard convert(String text) {
            Matcher numbers = TEXT.matcher(text);
            if (!numbers.matches()) {
                throw new TypeConversionException("K/N is expected, such as 1/4, not \"" + text + '"');
            }
            Shard shard = new Shard(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
            if (shard.part() < 1 || shard.part() > shard.parts()) {
                throw new TypeConversionException("K must be from 1 to N, not " + text);
            }
            return shard;
        }
    }
}
