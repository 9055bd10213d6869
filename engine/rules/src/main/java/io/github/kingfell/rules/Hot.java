package io.github.kingfell.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class in which inner loops run: no streams, no {@code Optional}, no boxing, no logging, with everything
 * nested in it. The architecture tests hold it to that.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Hot {}
