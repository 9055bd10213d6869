package io.github.kingfell.arena.endplay;

import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;

/**
 * The games of endings: the same positions for every engine, every pace and every defence of the same seed.
 *
 * @param certificates that {@link Defence#WORST_FOR_US} consults
 * @param games of each ending, half of them with colours exchanged
 */
public record EndingGames(
        EngineUnderTest engine, Pace pace, Defence defence, CertificateLibrary certificates, int games, long seed) {
    /**
     * Has the games of an ending played.
     *
     * @param material White is to win
     * @param truth exact values of the material and of all that comes from it
     * @param progress told the games played so far
     */
    public EndingResult play(long material, ExactValues truth, IntConsumer progress) throws InterruptedException {
        Random random = new Random(seed);
        Arbiter arbiter = new Arbiter(engine, new Defender(defence, truth, certificates, random), truth, pace);
        List<EndingGame> played = new ArrayList<>();
        for (Position start : new WonPositions(truth, material, seed).draw(games)) {
            played.add(arbiter.play(start));
            progress.accept(played.size());
        }
        return new EndingResult(MaterialKey.name(material), played);
    }
}
