/**
 * The facade: what a protocol or a program uses to search a position. Everything else of this module lies in the
 * packages below, of which only {@code search} is meant for others: docs/api.md says what they may rely on.
 */
@NullMarked
package io.github.kingfell.engine;

import org.jspecify.annotations.NullMarked;
