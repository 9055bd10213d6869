/**
 * Chess as text: FEN, EPD, SAN and the long algebraic moves of UCI. The border where {@code int}s turn into words and
 * back.
 */
@NullMarked
package io.github.kingfell.rules.notation;

import org.jspecify.annotations.NullMarked;
