/** One hard mate by many workers: jobs and answers as text, their file, and the run. */
@NullMarked
package io.github.kingfell.workbench.jobs;

import org.jspecify.annotations.NullMarked;
