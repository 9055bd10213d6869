/**
 * Test suites: positions by suite name, as lines of EPD. Depends on no other module, so that every module can use it in
 * its tests.
 */
@NullMarked
package io.github.kingfell.positions;

import org.jspecify.annotations.NullMarked;
