/**
 * Why the book plays as it does. {@link io.github.kingfell.engine.forcing.explain.Reasoning} collects the facts,
 * {@link io.github.kingfell.engine.forcing.explain.Reasons} holds them, and
 * {@link io.github.kingfell.engine.forcing.explain.Wording} says them in English.
 */
@NullMarked
package io.github.kingfell.engine.forcing.explain;

import org.jspecify.annotations.NullMarked;
