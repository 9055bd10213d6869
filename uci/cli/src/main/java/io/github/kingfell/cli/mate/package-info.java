/**
 * {@code mate}, {@code proof check} and {@code protocol check}: problems one by one or in lists, and the checks of the
 * answers.
 */
@NullMarked
package io.github.kingfell.cli.mate;

import org.jspecify.annotations.NullMarked;
