package io.github.kingfell.classics.player;

/**
 * An integer setting: a choice that a text leaves to its reader, or that its author varied.
 *
 * @param name the player's option, a dot and a word, such as {@code kent.width}
 * @param least the least value allowed
 * @param most the greatest value allowed
 * @param standard the default value
 * @param meaning a few words for the user
 */
public record ClassicSetting(String name, int least, int most, int standard, String meaning) {}
