package io.github.kingfell.classics.prover;

import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.classics.player.ClassicProgram;
import io.github.kingfell.classics.player.ClassicSetting;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.prover.tree.ChildOrder;
import io.github.kingfell.prover.tree.ProofNumberSearch;
import io.github.kingfell.prover.tree.ProofTree;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Optional;

/**
 * PROVER as a player. The paper gives it mate problems only. Our addition: without a proof it plays the move that seems
 * easiest to prove, which shows how far a program gets that thinks of nothing but mate.
 */
public final class ProverPlayer implements ClassicProgram {
    static final ClassicSetting ORDER = new ClassicSetting(
            "prover.order",
            0,
            10_000,
            ChildOrder.GENERATED,
            "which of several equal moves first: 0 as generated, 1 the last, others are seeds of random orders");

    public static final ClassicCard CARD = new ClassicCard(
            new PlayerId("prover", "PROVER"),
            "D. M. Breuker, L. V. Allis, H. J. van den Herik, \"Mate in 38: applying proof-number search to chess\", 1994, "
                    + "section 3.1",
            List.of(ORDER),
            settings -> new ProverPlayer(settings.get(ORDER)));

    private static final int MEGABYTES = 64;

    /** A mate is not announced here; it is reported as an advantage that no evaluation reaches. */
    private static final int MATE = 9_999;

    private final ProofTree tree = new ProofTree(MEGABYTES);
    private final int order;

    ProverPlayer(int order) {
        this.order = order;
    }

    @Override
    public Optional<Choice> choose(Position position, int[] moves, PositionCounter counter) {
        ProofNumberSearch search = new ProofNumberSearch(tree, position, new ChildOrder(order));
        search.begin(position.copy(), moves, position.sideToMove(), Prover.ANY_LENGTH);
        boolean more = true;
        while (more && !search.isProved() && !search.isDisproved()) {
            int made = search.run(1, Integer.MAX_VALUE, SearchControl.unlimited());
            more = made > 0;
            for (int i = 0; i < made && more; i++) {
                more = counter.look();
            }
        }
        return Optional.of(
                Prover.mate(position, moves, search).map(ProverPlayer::mate).orElseGet(() -> easiest(search, moves)));
    }

    private static Choice mate(MateCertificate mate) {
        int[] line = mate.line();
        return new Choice(Pv.of(line), MATE, line.length, "proved a mate in at most " + mate.moves() + " moves");
    }

    private static Choice easiest(ProofNumberSearch search, int[] moves) {
        int easiest = search.easiestMove();
        return new Choice(
                Pv.of(easiest == Move.NONE ? moves[0] : easiest),
                0,
                1,
                "proof number " + search.rootProof() + ", disproof number " + search.rootDisproof());
    }
}
