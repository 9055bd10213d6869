/**
 * The independent checker of proofs and certificates: it has its own rules of chess, slow and plain, and uses nothing
 * from the rest of the project. Start reading at {@link io.github.kingfell.kernel.Kernel}; the README of the module
 * describes the way.
 */
package io.github.kingfell.kernel;
