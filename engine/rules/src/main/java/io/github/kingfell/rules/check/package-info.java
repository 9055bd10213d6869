/**
 * Checks the claims of the searches by replaying them with the move generator alone, and certifies the mates that hold.
 * Uses the board and nothing else, so that no search can vouch for itself.
 */
@NullMarked
package io.github.kingfell.rules.check;

import org.jspecify.annotations.NullMarked;
