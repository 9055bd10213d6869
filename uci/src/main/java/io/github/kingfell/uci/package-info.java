/**
 * The UCI protocol and the wiring: one road in, one road out, no chess knowledge.
 */
@NullMarked
package io.github.kingfell.uci;

import org.jspecify.annotations.NullMarked;
