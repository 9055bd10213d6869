package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.MaterialKey;

/** What is said where a table of five men is not there. */
public final class MissingTable {
    private MissingTable() {}

    /** The sentence, with the command that makes the table. */
    public static String sentence(long material) {
        String name = MaterialKey.name(material);
        return "no table of " + name + " is there; kingfell endgame build " + name + " --table-path DIR makes it";
    }
}
