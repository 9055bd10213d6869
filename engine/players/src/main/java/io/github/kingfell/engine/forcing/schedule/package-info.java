/**
 * Trees that keep a schedule: the moves of every branch and those promised at its end are no more than were promised at
 * the start.
 */
@NullMarked
package io.github.kingfell.engine.forcing.schedule;

import org.jspecify.annotations.NullMarked;
