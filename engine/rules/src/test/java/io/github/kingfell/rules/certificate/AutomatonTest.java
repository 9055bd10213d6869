package io.github.kingfell.rules.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AutomatonTest {
    private static final Placements KRK = new Placements("KRK");

    /**
     * Five positions on three pages, the last page with one of them. The second position has two further variants, the
     * last one variant.
     */
    private static final int[] NUMBERS = {3, 70, 4_095, 4_096, 262_100};

    private static final int[] FURTHER = {1, 1, 4};
    private static final byte[] MOVES = {4, (byte) Automaton.NO_MOVE, 1, 2, (byte) 200, 4, 5, 6};
    private static final byte[] LENGTHS = {9, 0, 8, 7, 12, 6, 5, 14};
    private static final int[] REPLIES = {
        Automaton.reply(0, 0), Automaton.reply(0, 2), Automaton.reply(5, 1), Automaton.reply(7, 7)
    };
    private static final short[] VARIANTS = {1, 2, 300, 1};

    private static Automaton automaton(boolean complete) {
        return new Automaton(KRK, complete, NUMBERS, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
    }

    private final Automaton automaton = automaton(true);

    @Test
    void whatItWasMadeOf() {
        assertThat(automaton.isComplete()).isTrue();
        assertThat(automaton(false).isComplete()).isFalse();
        assertThat(automaton.positions()).isEqualTo(5);
        assertThat(automaton.states()).isEqualTo(8);
        assertThat(automaton.placements()).isSameAs(KRK);
        assertThat(automaton.moveIndex(4)).isEqualTo(200);
        assertThat(automaton.length(7)).isEqualTo(14);
    }

    @Test
    void everyStateIsFoundByItsPositionAndVariant() {
        int[] variants = {1, 3, 1, 1, 2};
        int[] firstFurther = {0, 5, 0, 0, 7};
        for (int position = 0; position < NUMBERS.length; position++) {
            assertThat(automaton.variants(NUMBERS[position])).isEqualTo(variants[position]);
            for (int variant = 0; variant < variants[position]; variant++) {
                int state = variant == 0 ? position : firstFurther[position] + variant - 1;
                int expected = automaton.moveIndex(state) == Automaton.NO_MOVE ? Automaton.NO_STATE : state;
                assertThat(automaton.state(NUMBERS[position], variant)).isEqualTo(expected);
                assertThat(automaton.number(state)).isEqualTo(NUMBERS[position]);
                assertThat(automaton.variant(state)).isEqualTo(variant);
            }
            assertThat(automaton.state(NUMBERS[position], variants[position])).isEqualTo(Automaton.NO_STATE);
            assertThat(automaton.contains(NUMBERS[position])).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"0", "2", "4", "69", "71", "4094", "4097", "8192", "262099", "262101", "262143", "270000"})
    void whatIsNotThereHasNoState(int number) {
        assertThat(automaton.contains(number)).isFalse();
        assertThat(automaton.state(number, 0)).isEqualTo(Automaton.NO_STATE);
        assertThat(automaton.state(number, 1)).isEqualTo(Automaton.NO_STATE);
    }

    /** When a position occurs inside trees only, its least length is that of a further variant. */
    @ParameterizedTest
    @CsvSource({"0, 9", "5, 5", "6, 5", "2, 8", "4, 12", "7, 12"})
    void theLeastLengthOfAPosition(int state, int least) {
        assertThat(automaton.leastLength(state)).isEqualTo(least);
    }

    @Test
    void longestAndMeanAreThoseOfFreshPositions() {
        assertThat(automaton.longest()).isEqualTo(12);
        assertThat(automaton.mean()).isCloseTo((9 + 8 + 7 + 12) / 4.0, within(1e-9));
        Automaton none =
                new Automaton(KRK, false, new int[0], new int[0], new byte[0], new byte[0], new int[0], new short[0]);
        assertThat(none.longest()).isZero();
        assertThat(none.mean()).isZero();
    }

    @Test
    void repliesLeadToTheirVariants() {
        assertThat(after(0, 3)).containsExactly(1, 0, 2);
        assertThat(after(0, 1)).containsExactly(1);
        assertThat(after(1, 2)).containsExactly(0, 0);
        assertThat(after(5, 2)).containsExactly(0, 300);
        assertThat(after(7, 8)).containsExactly(0, 0, 0, 0, 0, 0, 0, 1);
    }

    private int[] after(int state, int count) {
        int[] variants = new int[count];
        Arrays.fill(variants, -7);
        automaton.variantsAfter(state, count, variants);
        return variants;
    }

    @Test
    void arraysThatDoNotFitAreRefused() {
        refused(new int[] {70, 3, 4_095, 4_096, 262_100}, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(new int[] {3, 3, 4_095, 4_096, 262_100}, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(new int[] {-1, 70, 4_095, 4_096, 262_100}, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(new int[] {3, 70, 4_095, 4_096, KRK.size()}, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, new int[] {1, 1, 5}, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, new int[] {-1, 1, 4}, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, new int[] {4, 1, 1}, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, FURTHER, Arrays.copyOf(MOVES, 7), LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, FURTHER, MOVES, Arrays.copyOf(LENGTHS, 9), REPLIES, VARIANTS);
        refused(NUMBERS, FURTHER, MOVES, LENGTHS, Arrays.copyOf(REPLIES, 3), VARIANTS);
        int[] backwards = {Automaton.reply(0, 2), Automaton.reply(0, 0), Automaton.reply(5, 1), Automaton.reply(7, 7)};
        refused(NUMBERS, FURTHER, MOVES, LENGTHS, backwards, VARIANTS);
        int[] beyond = {Automaton.reply(0, 0), Automaton.reply(0, 2), Automaton.reply(5, 1), Automaton.reply(8, 0)};
        refused(NUMBERS, FURTHER, MOVES, LENGTHS, beyond, VARIANTS);
    }

    /** Each is greater than the one before by less than 2^31, if differences wrap around. */
    @Test
    void numbersThatWrapAreRefused() {
        int[] wrapping = {3, Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 50};
        refused(wrapping, FURTHER, MOVES, LENGTHS, REPLIES, VARIANTS);
        refused(NUMBERS, FURTHER, MOVES, LENGTHS, wrapping, new short[5]);
        refused(NUMBERS, new int[] {0, Integer.MIN_VALUE, 1}, MOVES, LENGTHS, REPLIES, VARIANTS);
    }

    @Test
    void aLengthMayFillItsByte() {
        byte[] lengths = LENGTHS.clone();
        lengths[4] = (byte) 200;
        Automaton far = new Automaton(KRK, true, NUMBERS, FURTHER, MOVES, lengths, REPLIES, VARIANTS);
        assertThat(far.length(4)).isEqualTo(200);
        assertThat(far.longest()).isEqualTo(200);
        assertThat(far.leastLength(4)).isEqualTo(14);
        assertThat(far.mean()).isCloseTo((9 + 8 + 7 + 200) / 4.0, within(1e-9));
    }

    private static void refused(
            int[] numbers, int[] further, byte[] moves, byte[] lengths, int[] replies, short[] variants) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Automaton(KRK, true, numbers, further, moves, lengths, replies, variants));
    }
}
