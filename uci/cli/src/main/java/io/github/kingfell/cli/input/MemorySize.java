package io.github.kingfell.cli.input;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Bytes of memory from the command line, such as {@code 512m} or {@code 4g}, at most what the virtual machine may use.
 */
public final class MemorySize implements ITypeConverter<Long> {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,6})([mg])");
    private static final int MEGABYTE_BITS = 20;
    private static final int GIGABYTE_BITS = 30;

    @Override
    public Long convert(String text) {
        Matcher size = SIZE.matcher(text.toLowerCase(Locale.ROOT));
        if (!size.matches()) {
            throw new TypeConversionException("a size such as 512m or 4g is expected, not \"" + text + '"');
        }
        long bytes = Long.parseLong(size.group(1)) << (size.group(2).equals("g") ? GIGABYTE_BITS : MEGABYTE_BITS);
        long most = Runtime.getRuntime().maxMemory();
        if (bytes > most) {
            throw new TypeConversionException("Java may use " + (most >> MEGABYTE_BITS) + "m, not " + text
                    + "; KINGFELL_JAVA_OPTS=-Xmx... gives it more memory");
        }
        return bytes;
    }
}
