package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.alphabeta.AlphaBetaPlayer;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.table.FortressWork;
import io.github.kingfell.engine.table.PawnEndingWork;
import io.github.kingfell.engine.table.TablePlayer;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.Player;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.util.List;
import java.util.Optional;

/** The players of an engine without book and certificates. */
final class FourPlayers {
    private FourPlayers() {}

    static Players with(Player... others) {
        ProofNumberPlayer prover = new ProofNumberPlayer(1);
        Players players = new Players(
                new ForcingTreePlayer(
                        EndgameBook.EMPTY,
                        (root, proof) -> Optional.empty(),
                        CertificateLibrary.EMPTY,
                        new BackgroundWork()),
                prover,
                new AlphaBetaPlayer(prover.judge()),
                new TablePlayer(new TableLibrary()),
                new SyzygyTables(),
                new PawnEndingWork(new TableLibrary(), new BackgroundWork()),
                new FortressWork(new BackgroundWork()),
                List.of(others));
        players.resize(4, false);
        return players;
    }
}
