package io.github.kingfell.cli.input;

import io.github.kingfell.engine.HashMemory;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import java.math.BigInteger;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Whole numbers from the command line, each kind with its range. */
public final class WholeNumber {
    private WholeNumber() {}

    /** Any int. */
    public static final class OfInt implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
    }

    /** Any long. */
    public static final class OfLong implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return parse(text, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }

    /** A count: 1 or more. */
    public static final class Count implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, Integer.MAX_VALUE);
        }
    }

    /** Nodes of a search: 1 or more. */
    public static final class Nodes implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return parse(text, 1, Long.MAX_VALUE);
        }
    }

    /** Plies of a search: as many as {@code go depth} of UCI takes. */
    public static final class Plies implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, SearchLimits.DEEPEST);
        }
    }

    /** As many as the option {@code MultiPV} of UCI takes. */
    public static final class Lines implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, SearchSettings.MOST_LINES);
        }
    }

    /** As many as the option {@code Threads} of UCI takes. */
    public static final class Threads implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, SearchSettings.MOST_THREADS);
        }
    }

    /** Megabytes of the transposition table: as much as the option {@code Hash} of UCI takes on this machine. */
    public static final class Megabytes implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) parse(text, 1, HashMemory.mostOffered());
        }
    }

    private static long parse(String text, long least, long most) {
        if (!text.matches("[+-]?\\d{1,100}")) {
            throw new TypeConversionException("a whole number is expected, not \"" + text + '"');
        }
        BigInteger value = new BigInteger(text);
        if (value.compareTo(BigInteger.valueOf(least)) < 0) {
            throw new TypeConversionException("must be at least " + least + ", not " + text);
        }
        if (value.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new TypeConversionException("must be at most " + most + ", not " + text);
        }
        return value.longValue();
    }
}
