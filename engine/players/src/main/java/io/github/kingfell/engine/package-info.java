/**
 * The facade: what a protocol or a program uses to search a position. Everything else of this module
 * lies in the packages below.
 */
@NullMarked
package io.github.kingfell.engine;

import org.jspecify.annotations.NullMarked;
