package io.github.kingfell.book;

import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The certificates of the amended endings, written by {@code kingfell endgame check --certificate}. Each is read on
 * first use and kept.
 */
public final class ShippedCertificates implements CertificateLibrary {
    private final Map<String, Optional<Automaton>> read = new ConcurrentHashMap<>();

    @Override
    public Optional<Automaton> find(String material) {
        return read.computeIfAbsent(material, ShippedCertificates::read);
    }

    private static Optional<Automaton> read(String material) {
        String name = material + CertificateFile.SUFFIX;
        try (InputStream in = ShippedCertificates.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(CertificateFile.readUnchecked(in));
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
