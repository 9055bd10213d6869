package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fortresses that hold, each checked by the rules of chess, and won neighbours that must not be called so. */
class FortressTest {
    private static final int STRUCTURES = 4;

    private static Optional<Fortress> find(String fen, int defender) throws NotationException {
        return FortressSolver.find(Fen.parse(fen), defender, STRUCTURES, () -> false);
    }

    private static void holds(String fen) throws Exception {
        Position position = Fen.parse(fen);
        Fortress found = find(fen, Color.BLACK).orElseThrow();
        assertThat(found.size()).isPositive();
        isProved(position, found, 300_000);
        assertThat(FortressDefence.prove(position, found, 0, () -> false))
                .as(fen)
                .isEmpty();
    }

    private static void isProved(Position position, Fortress found, int most) throws RejectedProofException {
        DefenceProof proof =
                FortressDefence.prove(position, found, most, () -> false).orElseThrow();
        assertThat(DefenceChecker.check(position, proof, done -> true).answered())
                .isPositive();
    }

    /** All paths are blocked: neither the bishop of the wrong colour nor the rook gets through. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1",
                "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/4R3 w - - 0 1"
            })
    void lockedPawnsHoldOnePiece(String fen) throws Exception {
        holds(fen);
    }

    /** The rook steps to and fro beside its pawn, and the queen's king stays outside. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/3p4/4r3/8/8/4K3/8/1Q6 w - - 0 1",
                "6k1/6p1/5r2/8/8/8/8/1Q2K3 w - - 0 1",
                "1k6/1p6/2r5/8/8/8/8/1Q2K3 w - - 0 1"
            })
    @Tag("slow")
    void aRookAndItsPawnHoldTheQueen(String fen) throws Exception {
        Position position = Fen.parse(fen);
        Fortress found =
                FortressSolver.find(position, Color.BLACK, 1, () -> false).orElseThrow();
        isProved(position, found, 60_000);
    }

    /** Won by Stockfish 15.1, 1,500,000 nodes each: mate, or more than 11 pawns ahead. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "7k/8/7P/7P/8/3K4/8/2B5 w - - 0 1",
                "6k1/5p1p/5P1P/8/8/3K4/8/5B2 w - - 0 1",
                "8/8/4k3/1p1p1p2/1P1P1P2/4K3/8/2B5 w - - 0 1"
            })
    void aWonNeighbourIsNoFortress(String fen) throws NotationException {
        assertThat(find(fen, Color.BLACK)).isEmpty();
    }

    /** The rook is lost at once; the bishop's king is mated. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/3p4/8/8/4r3/4K3/8/1Q6 w - - 0 1",
                "6k1/6p1/8/8/r7/8/8/1Q2K3 w - - 0 1",
                "6k1/5bp1/6P1/8/8/8/3K4/R7 w - - 0 1"
            })
    @Tag("slow")
    void aLooseRookIsNoFortress(String fen) throws NotationException {
        assertThat(FortressSolver.find(Fen.parse(fen), Color.BLACK, 1, () -> false))
                .isEmpty();
    }

    @Test
    void anInterruptionEndsTheWork() throws NotationException {
        Position position = Fen.parse("8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1");
        assertThat(FortressSolver.find(position, Color.BLACK, STRUCTURES, () -> true))
                .isEmpty();
        Fortress found = FortressSolver.find(position, Color.BLACK, STRUCTURES, () -> false)
                .orElseThrow();
        assertThat(FortressDefence.prove(position, found, 300_000, () -> true)).isEmpty();
        assertThat(FortressSolver.isCandidate(Fen.parse("8/8/8/8/8/2k5/2r5/K1R5 w - - 0 1")))
                .isFalse();
    }

    /** The same fortress turned, with colours exchanged. */
    @Test
    void whiteHoldsToo() throws Exception {
        Position position = Fen.parse("5b2/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/4K3/8/8 b - - 0 1");
        Fortress found = FortressSolver.find(position, Color.WHITE, STRUCTURES, () -> false)
                .orElseThrow();
        assertThat(found.defender()).isEqualTo(Color.WHITE);
        isProved(position, found, 10_000);
    }
}
