package io.github.kingfell.rules.certificate;

import java.util.Optional;

/** Where certificates come from. */
@FunctionalInterface
public interface CertificateLibrary {
    /** Without any. */
    CertificateLibrary EMPTY = material -> Optional.empty();

    /**
     * The strategy of a material such as {@code KBNK}; empty when there is none. It is read when it is first asked for.
     *
     * @throws java.io.UncheckedIOException when it cannot be read
     */
    Optional<Automaton> find(String material);
}
