/**
 * The UCI protocol: one road in, one road out, no chess knowledge. {@link io.github.kingfell.uci.UciFrontEnd} is the
 * door.
 */
@NullMarked
package io.github.kingfell.uci;

import org.jspecify.annotations.NullMarked;
