package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;

/** The contents of a proof file, not yet checked. */
public sealed interface ProofFile permits MateProofFile, LemmaProofFile, NoMateFile, DefenceFile, GainProofFile {
    /** The first word of every proof file. */
    String FORMAT = "kingfell-proof";

    int VERSION = 1;

    /** More nodes than the checkers replay. */
    int MAX_NODES = 10_000_000;

    /** The position with its clocks; the game before it is not part of a file. */
    String fen();

    /** The position on a board. */
    static Position root(String fen) throws RejectedProofException {
        try {
            return Fen.parse(fen);
        } catch (NotationException e) {
            throw new RejectedProofException(String.valueOf(e.getMessage()));
        }
    }
}
