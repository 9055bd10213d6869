/**
 * Lists of positions solved on a cluster of Apache Spark. One stage searches, in tasks of a few positions; the next
 * replays every proof with the rules alone and writes files of results.
 */
@NullMarked
package io.github.kingfell.spark;

import org.jspecify.annotations.NullMarked;
