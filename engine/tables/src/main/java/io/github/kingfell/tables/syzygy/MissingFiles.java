package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.WdlValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Names the files that the value of a position needs and that are not there: those of its own material and of the
 * material after captures and promotions.
 */
final class MissingFiles {
    private final TableFolders folders;
    private final Set<String> names = new LinkedHashSet<>();

    private MissingFiles(TableFolders folders) {
        this.folders = folders;
    }

    /**
     * Returns the files without which the outcome is not known; if there are none, those without the distance. None if
     * the outcome is unknown although all its files are there, because one is damaged.
     */
    static List<String> of(TableFolders folders, Position root) {
        MissingFiles missing = new MissingFiles(folders);
        Position position = root.copy();
        missing.needOutcome(position);
        boolean isKnown = new SyzygyProbe(folders, root).wdl(root) != WdlValues.UNKNOWN;
        if (isKnown && missing.names.isEmpty()) {
            missing.needDistance(position);
        }
        return new ArrayList<>(missing.names);
    }

    private void needOutcome(Position position) {
        if (Bitboard.count(position.occupied()) == 2) {
            return;
        }
        if (folders.outcomes(position.material()) == null) {
            names.add(SyzygyMaterial.name(position.material()) + TableKind.WDL.suffix());
        }
        for (int move : MoveList.legal(position).toArray()) {
            if (position.isCapture(move)) {
                position.make(move);
                needOutcome(position);
                position.unmake(move);
            }
        }
    }

    private void needDistance(Position position) {
        long material = position.material();
        if (material != MaterialKey.BARE_KINGS && folders.distances(material) == null) {
            names.add(SyzygyMaterial.name(material) + TableKind.DTZ.suffix());
        }
        for (int move : MoveList.legal(position).toArray()) {
            position.make(move);
            needOutcome(position);
            position.unmake(move);
        }
    }
}
