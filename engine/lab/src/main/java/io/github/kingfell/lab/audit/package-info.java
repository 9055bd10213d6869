/**
 * Audits the endgame book: every root position of an ending, every tree and every defence is compared with the true
 * distance to mate.
 */
@NullMarked
package io.github.kingfell.lab.audit;

import org.jspecify.annotations.NullMarked;
