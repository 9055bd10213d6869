/**
 * The checker of proofs and certificates that stands alone: its own rules of chess, slow and plain, and nothing of the
 * rest of the project. Read it from {@link io.github.kingfell.kernel.Kernel} on; the README of the module says how.
 */
package io.github.kingfell.kernel;
