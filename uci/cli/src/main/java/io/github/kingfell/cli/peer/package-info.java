/** Options for other engines, or for this one as its user has it: its process, its pace, and how a game ends. */
@NullMarked
package io.github.kingfell.cli.peer;

import org.jspecify.annotations.NullMarked;
