package io.github.kingfell.classics.player;

import io.github.kingfell.search.PlayerId;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Describes a historic program without creating it.
 *
 * @param id of its player
 * @param source author, title and year of the text that it follows
 * @param settings that the program accepts
 * @param wholeGames false when the program was written for some positions only, and declines the others
 * @param maker makes the program
 */
public record ClassicCard(
        PlayerId id,
        String source,
        List<ClassicSetting> settings,
        boolean wholeGames,
        Function<ClassicSettings, ClassicProgram> maker) {
    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d\\d\\b");

    public ClassicCard {
        settings = List.copyOf(settings);
    }

    /** Makes the card of a program that plays from any position. */
    public ClassicCard(
            PlayerId id,
            String source,
            List<ClassicSetting> settings,
            Function<ClassicSettings, ClassicProgram> maker) {
        this(id, source, settings, true, maker);
    }

    /** Returns the last year that the source names, or 0. */
    public int year() {
        return YEAR.matcher(source)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group()))
                .reduce(0, (first, last) -> last);
    }

    /** Returns the player; it makes the program when it is first asked for a move. */
    public ClassicPlayer player(ClassicSettings chosen) {
        return new ClassicPlayer(id, () -> maker.apply(chosen));
    }
}
