package io.github.kingfell.book.krk;

import io.github.kingfell.engine.forcing.Standing;

/**
 * The most moves to mate from a position with White to move, by stage and squad, when every tree is followed to the end of
 * its branch. Measured over all positions and all defences; the enumeration test holds the numbers to be exact.
 */
final class KrkGuarantee {
    private static final int FROM_STAGE_1 = 38;
    private static final int FROM_STAGE_3 = 5;

    /** Squad and moves in turn. */
    private static final int[] FROM_STAGE_2 = {
        3, 9, 4, 13, 5, 17, 6, 20, 7, 21, 8, 17, 9, 16, 10, 20, 12, 23, 14, 25, 15, 24, 16, 22, 18, 27, 20, 27, 21, 29,
        24, 30, 25, 29, 28, 32, 30, 31, 35, 34, 36, 33, 42, 35
    };

    private KrkGuarantee() {}

    static int moves(long standing) {
        return switch (Standing.stage(standing)) {
            case KrkStages.CONFINED -> fromStage2(Standing.measure(standing));
            case KrkStages.CORNERED -> FROM_STAGE_3;
            default -> FROM_STAGE_1;
        };
    }

    private static int fromStage2(long squad) {
        for (int i = 0; i < FROM_STAGE_2.length; i += 2) {
            if (FROM_STAGE_2[i] == squad) {
                return FROM_STAGE_2[i + 1];
            }
        }
        throw new IllegalArgumentException("no quad has " + squad + " squares");
    }
}
