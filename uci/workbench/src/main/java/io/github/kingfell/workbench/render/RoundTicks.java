package io.github.kingfell.workbench.render;

/** The numbers beside an axis: multiples of 1, 2 or 5 times a power of ten. */
public final class RoundTicks {
    private RoundTicks() {}

    /**
     * Returns the least round step that has no more than a number of multiples up to a greatest value.
     *
     * @param greatest at least 0
     * @param most at least 1
     */
    public static int step(int greatest, int most) {
        int power = 1;
        while (true) {
            for (int digit : new int[] {1, 2, 5}) {
                if (greatest / (digit * power) <= most) {
                    return digit * power;
                }
            }
            power *= 10;
        }
    }
}
