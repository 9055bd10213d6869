/**
 * Mates by proof-number search: finds out whether a mate is there, how long it is, and keeps the proof.
 */
@NullMarked
package io.github.kingfell.engine.proof;

import org.jspecify.annotations.NullMarked;
