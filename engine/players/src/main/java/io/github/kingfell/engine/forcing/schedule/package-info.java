/**
 * Trees that keep a schedule: the moves of every branch, plus those promised at its end, are no more than the root
 * promised.
 */
@NullMarked
package io.github.kingfell.engine.forcing.schedule;

import org.jspecify.annotations.NullMarked;
