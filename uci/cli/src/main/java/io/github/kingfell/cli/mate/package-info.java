/**
 * {@code mate}, {@code check-proof} and {@code check-mates}: problems one by one or in lists, and what is said of them.
 */
@NullMarked
package io.github.kingfell.cli.mate;

import org.jspecify.annotations.NullMarked;
