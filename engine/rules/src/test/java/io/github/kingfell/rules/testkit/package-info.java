/** The test kit shared by the tests of this module and of those above it. Published as a test jar. */
@NullMarked
package io.github.kingfell.rules.testkit;

import org.jspecify.annotations.NullMarked;
