/** The test kit: what the tests of this module and of those above it share. Published as a test jar. */
@NullMarked
package io.github.kingfell.rules.testkit;

import org.jspecify.annotations.NullMarked;
