package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.MaterialKey;

/** The message for a missing table of five men. */
public final class MissingTable {
    private MissingTable() {}

    /** Returns the sentence, with the command that makes the table. */
    public static String sentence(long material) {
        String name = MaterialKey.name(material);
        return "there is no table of " + name + "; kingfell endgame build " + name + " --table-path DIR builds it";
    }
}
