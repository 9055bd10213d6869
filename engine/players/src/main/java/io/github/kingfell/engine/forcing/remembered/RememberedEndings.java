package io.github.kingfell.engine.forcing.remembered;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.search.BackgroundWork;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The endings whose certificates have been read. Reading takes up to a quarter of a second. Thread-safe. */
public final class RememberedEndings {
    private static final Logger LOG = LoggerFactory.getLogger(RememberedEndings.class);

    /** Reading the largest certificate takes some 20 MB, which a smaller heap needs for the search: it reads none. */
    private static final long LEAST_HEAP = 96L << 20;

    private final CertificateLibrary library;
    private final BackgroundWork work;

    /** By material; empty where there is no certificate, or no memory for it. */
    private final Map<String, Optional<RememberedEnding>> endings = new ConcurrentHashMap<>();

    public RememberedEndings(CertificateLibrary library, BackgroundWork work) {
        this.library = library;
        this.work = work;
    }

    /** Orders the background to read the certificate of an ending. */
    public void order(Endgame endgame) {
        if (!isSettled(endgame)) {
            work.order("certificate " + endgame.material(), cancelled -> {
                if (!cancelled.getAsBoolean()) {
                    read(endgame);
                }
            });
        }
    }

    /** @param done called in the background when all that was ordered has been read */
    public void whenRead(Runnable done) {
        work.orderWhenIdle("certificates are read", cancelled -> done.run());
    }

    /**
     * Orders the background to read the certificate of an ending and to judge all its states, once; urgent work for a
     * search has priority.
     */
    public void orderJudgement(Endgame endgame) {
        RememberedEnding known = find(endgame);
        if (known == null ? isSettled(endgame) : known.isWhollyJudged()) {
            return;
        }
        work.orderWhenIdle("judging all of " + endgame.material(), cancelled -> {
            RememberedEnding ending = read(endgame);
            if (ending != null) {
                ending.judgeAll(cancelled);
            }
        });
    }

    /**
     * Reads the certificate of an ending now, unless it has been read.
     *
     * @return null when there is none, or no memory for it
     */
    public @Nullable RememberedEnding read(Endgame endgame) {
        // Certificates hold only for a player that turns the board.
        return endgame.traits().contains(Trait.ONE_ORIENTATION)
                ? endings.computeIfAbsent(endgame.material(), this::open).orElse(null)
                : null;
    }

    /** Returns the ending, if its certificate has been read; null when it has not, or there is none. */
    public @Nullable RememberedEnding find(Endgame endgame) {
        return endgame.traits().contains(Trait.ONE_ORIENTATION)
                ? endings.getOrDefault(endgame.material(), Optional.empty()).orElse(null)
                : null;
    }

    /** Returns whether the certificate has been read, or there is none. */
    public boolean isSettled(Endgame endgame) {
        return !endgame.traits().contains(Trait.ONE_ORIENTATION) || endings.containsKey(endgame.material());
    }

    private Optional<RememberedEnding> open(String material) {
        if (Runtime.getRuntime().maxMemory() < LEAST_HEAP) {
            return Optional.empty();
        }
        try {
            return library.find(material).map(automaton -> new RememberedEnding(automaton, work));
        } catch (UncheckedIOException e) {
            LOG.warn("the certificate of {} is not used: {}", material, e.getMessage());
            return Optional.empty();
        }
    }
}
