/** The book judged: every root position of an ending, every tree, every defence, against the true distance to mate. */
@NullMarked
package io.github.kingfell.lab.audit;

import org.jspecify.annotations.NullMarked;
