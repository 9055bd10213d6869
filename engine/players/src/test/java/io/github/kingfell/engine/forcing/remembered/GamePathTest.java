package io.github.kingfell.engine.forcing.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.BackgroundWork;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GamePathTest {
    private final BackgroundWork work = new BackgroundWork();
    private final Detour detour = new Detour();
    private final RememberedEnding ending = detour.ending(work);
    private final GamePath course = new GamePath();

    /** After Rg2 and a reply: variant 2 comes back to the root, the fresh state mates. */
    private final Position between = Detour.after(detour.root, "h2g2 d1c1");

    private final int inTree = detour.state(between, 2);
    private final int fresh = ending.fresh(between);

    @AfterEach
    void close() {
        work.close();
    }

    private void playIntoTheTree() {
        course.play(ending, Color.WHITE, detour.root, detour.state(detour.root, 2), detour.out);
    }

    private void judge(int state) {
        ending.orderJudgement(state);
        work.lend(TimeUnit.SECONDS.toNanos(60), work::isIdle);
        assertThat(ending.isJudged(state)).isTrue();
    }

    private int stateBetween() {
        return course.state(ending, Detour.place(between), between);
    }

    @Test
    void aNewGameBeginsAfresh() {
        assertThat(course.state(ending, Detour.place(detour.root), detour.root)).isEqualTo(ending.fresh(detour.root));
    }

    /** Of the tree's state and the fresh one the quicker is played. */
    @Test
    void theQuickerMateIsPlayed() {
        assertThat(ending.length(fresh)).isLessThan(ending.length(inTree));
        playIntoTheTree();
        assertThat(stateBetween()).isEqualTo(fresh);
    }

    @Test
    void theTreesMateIsPlayedWhenItIsAsQuick() {
        detour.strategy.lengths[detour.strategy.position(between)] = (byte) ending.length(inTree);
        RememberedEnding slower = detour.ending(work);
        course.play(slower, Color.WHITE, detour.root, detour.state(detour.root, 2), detour.out);
        detour.strategy.lengths[detour.strategy.position(between)]++;
        assertThat(slower.quickest(between)).isNotEqualTo(inTree);
        assertThat(course.state(slower, Detour.place(between), between)).isNotEqualTo(slower.fresh(between));
    }

    /** An announced mate is not given up for a quicker one that cannot be announced. */
    @Test
    void whatIsAnnouncedIsKeptUntilTheQuickerMateIsCertain() {
        playIntoTheTree();
        judge(inTree);
        assertThat(ending.isJudged(fresh)).isFalse();
        assertThat(stateBetween()).isEqualTo(inTree);
        judge(fresh);
        assertThat(stateBetween()).isEqualTo(fresh);
    }

    /** The same position asked for again, as after a search that was broken off. */
    @Test
    void theSameBoardHasTheStatePlayed() {
        playIntoTheTree();
        judge(detour.state(detour.root, 2));
        course.play(ending, Color.WHITE, between, inTree, Positions.move(between, "g2h2"));
        judge(inTree);
        assertThat(stateBetween()).isEqualTo(inTree);
    }

    @Test
    void whatIsForgottenIsNotFollowed() {
        playIntoTheTree();
        judge(inTree);
        course.forget();
        assertThat(stateBetween()).isEqualTo(fresh);
    }

    @Test
    void anotherEndingOrSideIsNotFollowed() {
        judge(inTree);
        RememberedEnding other = detour.ending(work);
        course.play(other, Color.WHITE, detour.root, detour.state(detour.root, 2), detour.out);
        assertThat(stateBetween()).isEqualTo(fresh);
        course.play(ending, Color.BLACK, detour.root, detour.state(detour.root, 2), detour.out);
        assertThat(stateBetween()).isEqualTo(fresh);
    }

    /** Where the game has reached another ending, the announced mate decides. */
    @Test
    void anEndingIsLeftForOneThatAnnouncesAsShortAMate() {
        RememberedEnding reached = detour.ending(work);
        playIntoTheTree();
        assertThat(course.goesOnIn(reached, Detour.place(between), between)).isSameAs(reached);
        assertThat(course.goesOnIn(null, Detour.place(between), between)).isNull();
        judge(inTree);
        assertThat(course.goesOnIn(null, Detour.place(between), between)).isSameAs(ending);
        assertThat(course.goesOnIn(reached, Detour.place(between), between)).isSameAs(ending);
        reached.orderJudgement(reached.fresh(between));
        work.lend(TimeUnit.SECONDS.toNanos(60), work::isIdle);
        assertThat(course.goesOnIn(reached, Detour.place(between), between)).isSameAs(reached);
        course.forget();
        assertThat(course.goesOnIn(null, Detour.place(between), between)).isNull();
    }
}
