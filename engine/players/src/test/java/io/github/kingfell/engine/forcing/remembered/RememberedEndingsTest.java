package io.github.kingfell.engine.forcing.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.search.BackgroundWork;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RememberedEndingsTest {
    private final BackgroundWork work = new BackgroundWork();
    private final Automaton automaton = TableStrategy.shortestMates().automaton();
    private final List<String> asked = new ArrayList<>();
    private final RememberedEndings endings = new RememberedEndings(
            material -> {
                asked.add(material);
                return material.equals("KRK") ? Optional.of(automaton) : Optional.empty();
            },
            work);

    private static final Endgame KRK = ofOneOrientation("KRK");

    private static Endgame ofOneOrientation(String material) {
        return new StraightToMate(TreeMethod.DEEPENING) {
            @Override
            public Set<Trait> traits() {
                return Set.of(Trait.ONE_ORIENTATION);
            }

            @Override
            public String material() {
                return material;
            }
        };
    }

    @AfterEach
    void close() {
        work.close();
    }

    @Test
    void aCertificateIsReadOnce() {
        assertThat(endings.find(KRK)).isNull();
        assertThat(endings.isSettled(KRK)).isFalse();
        RememberedEnding read = endings.read(KRK);
        assertThat(read).isNotNull();
        assertThat(endings.isSettled(KRK)).isTrue();
        assertThat(endings.read(KRK)).isSameAs(read).isSameAs(endings.find(KRK));
        assertThat(asked).containsExactly("KRK");
    }

    @Test
    void anEndingWithoutCertificateIsSettledToo() {
        Endgame other = ofOneOrientation("KQK");
        assertThat(endings.read(other)).isNull();
        assertThat(endings.read(other)).isNull();
        assertThat(endings.isSettled(other)).isTrue();
        assertThat(asked).containsExactly("KQK");
    }

    /** A certificate holds only for a player that turns the board. */
    @Test
    void whereTheBoardIsNotTurnedNoneIsAskedFor() {
        Endgame upright = new StraightToMate(TreeMethod.DEEPENING);
        assertThat(endings.read(KRK)).isNotNull();
        assertThat(endings.read(upright)).isNull();
        assertThat(endings.find(upright)).isNull();
        assertThat(endings.isSettled(upright)).isTrue();
    }

    @Test
    void anUnreadableCertificateIsNone() {
        RememberedEndings damaged = new RememberedEndings(
                material -> {
                    throw new UncheckedIOException(new IOException("on purpose"));
                },
                work);
        assertThat(damaged.read(KRK)).isNull();
        assertThat(damaged.isSettled(KRK)).isTrue();
    }

    @Test
    void anOrderIsReadInTheBackground() {
        endings.order(KRK);
        work.lend(TimeUnit.SECONDS.toNanos(60), work::isIdle);
        assertThat(endings.find(KRK)).isNotNull();
        endings.order(KRK);
        work.lend(TimeUnit.SECONDS.toNanos(60), work::isIdle);
        assertThat(asked).containsExactly("KRK");
    }

    @Test
    void allStatesAreJudgedInTheBackground() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        endings.order(KRK);
        endings.whenRead(done::countDown);
        assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
        RememberedEnding ending = endings.find(KRK);
        assertThat(ending).isNotNull();
        assertThat(ending.isWhollyJudged()).isFalse();

        endings.orderJudgement(ofOneOrientation("KQK"));
        endings.orderJudgement(KRK);
        awaitIdle();
        assertThat(ending.isWhollyJudged()).isTrue();
        assertThat(ending.isJudged(automaton.states() - 1)).isTrue();
        endings.orderJudgement(KRK);
        assertThat(work.isIdle()).isTrue();
    }

    private void awaitIdle() throws InterruptedException {
        for (int millis = 0; millis < 60_000 && !work.isIdle(); millis++) {
            Thread.sleep(1);
        }
    }
}
