package io.github.kingfell.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/** The text files that are shipped on the class path, in UTF-8. */
public final class ShippedText {
    private ShippedText() {}

    /**
     * Returns the text of a file.
     *
     * @param owner the class beside which the file lies
     * @throws IllegalStateException when there is no such file
     */
    public static String of(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + name + " of " + owner.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    /** Returns the lines of a file. */
    public static List<String> lines(Class<?> owner, String name) {
        return of(owner, name).lines().toList();
    }

    /** Returns the lines of a file that are not comments, which begin with #. */
    public static List<String> data(Class<?> owner, String name) {
        return of(owner, name).lines().filter(line -> !line.startsWith("#")).toList();
    }

    /** Returns the properties of a file. */
    public static Properties properties(Class<?> owner, String name) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(of(owner, name)));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
        return properties;
    }
}
