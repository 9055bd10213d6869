/** Which mates and stalemates are out of reach even if both sides help. */
@NullMarked
package io.github.kingfell.problems.pictures;

import org.jspecify.annotations.NullMarked;
