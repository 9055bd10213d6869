package io.github.kingfell.workbench.input;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A shard of a list: every n-th position. Neighbours in a list are often equally hard, so taking turns shares the work
 * better than cutting the list.
 *
 * @param number from 1 on
 * @param of how many shards make the whole list
 */
public record Shard(int number, int of) {
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,8})/([1-9]\\d{0,8})");

    public Shard {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException(number + "/" + of);
        }
    }

    /** @param position from 1 on */
    public boolean takes(int position) {
        return (position - number) % of == 0;
    }

    /** Returns how many of this number of positions are in the shard. */
    public int share(int positions) {
        return (positions + of - number) / of;
    }

    /**
     * Reads {@code K/N}.
     *
     * @throws IllegalArgumentException when the text is no shard
     */
    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("K/N is expected, for example 2/8, not \"" + text + '"');
        }
        int number = Integer.parseInt(matcher.group(1));
        int of = Integer.parseInt(matcher.group(2));
        if (number > of) {
            throw new IllegalArgumentException("there are only " + of + " shards, so there is no shard " + number);
        }
        return new Shard(number, of);
    }
}
