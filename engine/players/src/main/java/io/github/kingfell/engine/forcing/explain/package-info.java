/**
 * The reasons for the book's play. {@link io.github.kingfell.engine.forcing.explain.Reasoning} collects them,
 * {@link io.github.kingfell.engine.forcing.explain.Reasons} holds them, and
 * {@link io.github.kingfell.engine.forcing.explain.Wording} puts them into English.
 */
@NullMarked
package io.github.kingfell.engine.forcing.explain;

import org.jspecify.annotations.NullMarked;
