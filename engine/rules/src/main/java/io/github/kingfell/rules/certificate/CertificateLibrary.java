package io.github.kingfell.rules.certificate;

import java.util.Optional;

/** A source of certificates. */
@FunctionalInterface
public interface CertificateLibrary {
    /** A library without certificates. */
    CertificateLibrary EMPTY = material -> Optional.empty();

    /**
     * Finds the strategy of a material such as {@code KBNK}; empty when there is none. It is read on first use.
     *
     * @throws java.io.UncheckedIOException when it cannot be read
     */
    Optional<Automaton> find(String material);
}
