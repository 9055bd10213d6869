/**
 * Checkers: they verify the claims of the searches by replaying them with the move generator alone, and certify the
 * mates that hold. The package uses the board and certificates only, so that no search can vouch for itself.
 */
@NullMarked
package io.github.kingfell.rules.check;

import org.jspecify.annotations.NullMarked;
