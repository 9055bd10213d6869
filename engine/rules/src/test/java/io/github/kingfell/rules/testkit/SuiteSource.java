package io.github.kingfell.rules.testkit;

import io.github.kingfell.positions.Suite;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Runs a parameterised test once for each line of the suites; its one argument is the line as {@code Epd}. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ArgumentsSource(SuiteLines.class)
public @interface SuiteSource {
    Suite[] value();
}
