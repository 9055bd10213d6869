package io.github.kingfell.lab.classic.player;

import io.github.kingfell.engine.search.PlayerId;
import java.util.List;
import java.util.function.Function;

/**
 * What is known of a program without making it.
 *
 * @param id the player it becomes
 * @param source author, title and year of the text that it follows
 * @param settings that it understands
 * @param maker makes the program
 */
public record ClassicCard(
        PlayerId id, String source, List<ClassicSetting> settings, Function<ClassicSettings, ClassicProgram> maker) {
    public ClassicCard {
        settings = List.copyOf(settings);
    }

    /** The player, who makes the program when a move is asked for the first time. */
    public ClassicPlayer player(ClassicSettings chosen) {
        return new ClassicPlayer(id, () -> maker.apply(chosen));
    }
}
