package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import java.util.List;
import java.util.Random;

/**
 * Quiet positions whose pieces stand on random squares.
 *
 * @param materials as {@link MaterialKey}, each drawn as often as the others, in either colouring; not empty
 */
public record RandomPlacements(List<Long> materials) {
    public RandomPlacements {
        if (materials.isEmpty()) {
            throw new IllegalArgumentException("no material");
        }
        materials = List.copyOf(materials);
    }

    /** Draws a position without check. */
    Position draw(Random random) {
        Position position;
        do {
            long material = materials.get(random.nextInt(materials.size()));
            long oriented = random.nextBoolean() ? material : MaterialKey.flip(material);
            position = RandomPosition.draw(oriented, random.nextInt(2), random);
        } while (position.inCheck());
        return position;
    }
}
