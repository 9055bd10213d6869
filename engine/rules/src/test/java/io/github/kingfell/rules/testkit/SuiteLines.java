package io.github.kingfell.rules.testkit;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.AnnotationConsumer;

/** The lines of suites as positions. */
public final class SuiteLines implements ArgumentsProvider, AnnotationConsumer<SuiteSource> {
    private Suite[] suites = {};

    /** All lines of some suites, parsed. */
    public static Stream<Epd> of(Suite... suites) {
        return Arrays.stream(suites).flatMap(suite -> suite.lines().stream().map(line -> parse(suite, line)));
    }

    @Override
    public void accept(SuiteSource source) {
        suites = source.value();
    }

    @Override
    public Stream<Arguments> provideArguments(ExtensionContext context) {
        return Arrays.stream(suites)
                .flatMap(suite -> suite.lines().stream()
                        .map(line -> Arguments.of(Named.of(suite.title() + ": " + line, parse(suite, line)))));
    }

    private static Epd parse(Suite suite, String line) {
        try {
            return Epd.parse(line);
        } catch (NotationException e) {
            throw new IllegalStateException(suite.title() + ": " + line, e);
        }
    }
}
