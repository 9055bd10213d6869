/**
 * The facade: what a protocol or a program uses to search a position. The packages below hold the rest of this module;
 * docs/api.md says what programs may rely on.
 */
@NullMarked
package io.github.kingfell.engine;

import org.jspecify.annotations.NullMarked;
