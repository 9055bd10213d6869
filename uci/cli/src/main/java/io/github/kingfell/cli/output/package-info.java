/** Output of the commands: exit codes, progress, JSON, Markdown, files. */
@NullMarked
package io.github.kingfell.cli.output;

import org.jspecify.annotations.NullMarked;
