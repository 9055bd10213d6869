package io.github.kingfell.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class that runs inner loops, with everything nested in it: no streams, no {@code Optional}, no boxing, no
 * logging. The architecture tests enforce this.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Hot {}
