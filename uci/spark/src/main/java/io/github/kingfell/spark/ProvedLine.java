package io.github.kingfell.spark;

import java.io.Serializable;

/**
 * What a search has found, not checked yet.
 *
 * @param json the result, one line
 * @param proof text of the proof file, empty without a mate
 */
record ProvedLine(String json, String proof) implements Serializable {}
