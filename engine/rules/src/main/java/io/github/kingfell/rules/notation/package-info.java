/**
 * Chess as text: FEN, EPD, PGN, SAN and the long algebraic moves of UCI. This package converts between the {@code int}s
 * of the board and text.
 */
@NullMarked
package io.github.kingfell.rules.notation;

import org.jspecify.annotations.NullMarked;
