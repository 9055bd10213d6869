/**
 * The UCI protocol: one way in, one way out, no chess knowledge. {@link io.github.kingfell.uci.UciFrontEnd} is the
 * entry point.
 */
@NullMarked
package io.github.kingfell.uci;

import org.jspecify.annotations.NullMarked;
