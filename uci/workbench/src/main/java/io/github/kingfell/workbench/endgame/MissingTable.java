package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.MaterialKey;
import java.util.List;

/** The messages for missing tables. */
public final class MissingTable {
    /** More files than these are counted. */
    private static final int MOST_NAMED = 3;

    private MissingTable() {}

    /** Returns the sentence for a table of five men, with the command that makes it. */
    public static String sentence(long material) {
        String name = MaterialKey.name(material);
        return "there is no table of " + name + "; kingfell endgame build " + name + " --table-path DIR builds it";
    }

    /**
     * Returns the sentence for Syzygy files, such as {@code KBvK.rtbw and KNvK.rtbw are missing}.
     *
     * @param files their names, at least one
     */
    public static String sentence(List<String> files) {
        int others = files.size() - MOST_NAMED;
        if (others > 1) {
            return String.join(", ", files.subList(0, MOST_NAMED)) + " and " + others + " other files are missing";
        }
        int last = files.size() - 1;
        return last == 0
                ? files.get(0) + " is missing"
                : String.join(", ", files.subList(0, last)) + " and " + files.get(last) + " are missing";
    }
}
