/**
 * The general player in the tradition of Turing and Shannon: alpha-beta search over a static evaluation.
 */
@NullMarked
package io.github.kingfell.engine.alphabeta;

import org.jspecify.annotations.NullMarked;
