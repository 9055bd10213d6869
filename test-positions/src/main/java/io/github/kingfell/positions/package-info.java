/**
 * Suites of positions, handed out by name as lines of EPD. Free of any other module, so that all of them can use it in
 * their tests.
 */
@NullMarked
package io.github.kingfell.positions;

import org.jspecify.annotations.NullMarked;
