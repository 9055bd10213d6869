/** Output for people and programs: JSON, Markdown, progress, piece letters of languages, exit codes. */
@NullMarked
package io.github.kingfell.workbench.output;

import org.jspecify.annotations.NullMarked;
