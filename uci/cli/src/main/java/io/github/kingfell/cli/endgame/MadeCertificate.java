package io.github.kingfell.cli.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.tables.distance.TableCertificate;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.PrintWriter;

/** Makes the certificate of an ending from its exact table. */
final class MadeCertificate {
    private static final int PERCENT = 100;

    private MadeCertificate() {}

    /**
     * Returns the strategy of the quickest mates.
     *
     * @param material that {@link Placements} covers, in capitals
     * @param err shows the progress
     */
    static Automaton of(String material, int threads, PrintWriter err) {
        TableLibrary library = TableLibrary.withShippedTables();
        library.table(MaterialKey.parse(material), threads, (building, part, plies) -> {}, () -> false);
        ProgressLine progress = new ProgressLine(err, PERCENT);
        try {
            return TableCertificate.of(
                    library.reader(), new Placements(material), done -> progress.show(done, "certificate"));
        } finally {
            progress.clear();
        }
    }
}
