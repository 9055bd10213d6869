package io.github.kingfell.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.lab.experiment.learning.LearningExperiment;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Learning as in Huberman 1968, figure 8.2, with the lesson of the thesis. */
class KrkLessonTest {
    private static final int PLENTY = 20_000_000;

    /** Limit that is enough for nearly all searches. */
    private static final int ENOUGH = 100_000;

    private static final TableProbe TABLE = table();

    private final Lesson lesson = new KrkLesson();
    private final Endgame formal = lesson.endgame();

    private static TableProbe table() {
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false);
        return library.reader();
    }

    private TrainingGames lessons(long seed) {
        return new TrainingGames(formal, TABLE::plies, seed);
    }

    /** Figure 8.2 leaves out 4.1 and other additions; a lesson with them would have nothing left to learn. */
    @Test
    void thePupilIsNotToldTheAdditions() {
        Position p = Positions.of("8/8/5k2/8/2R5/8/8/2K5 w - - 0 1");
        Position q = Positions.play(p.copy(), "c1c2");
        assertThat(new Krk().judgement().better(p, formal.standing(p), q, formal.standing(q)))
                .isTrue();
        assertThat(formal.judgement().better(p, formal.standing(p), q, formal.standing(q)))
                .isFalse();
        assertThat(lesson.landmarks().get(0).holds().test(p, q)).isTrue();
    }

    @Test
    void describesAMoveInTheThesisWords() {
        Position p = Positions.of("8/8/5k2/8/2R5/8/8/2K5 w - - 0 1");
        Position q = Positions.play(p.copy(), "c1c2");
        assertThat(lesson.classOf(p)).isEqualTo("st(p) = 2, d_p(wk,r) > 1");
        // d(wk,r) 3 -> 2, d(wk,bk) 5 -> 4; rook and black king stay; fr 3 -> 2 and 8 -> 7; 2 against 3.
        assertThat(lesson.describe(p, q)).containsExactly("yes", "=", "<", "<", "=", "<", "<", "<");
        assertThat(lesson.functions()).hasSameSizeAs(lesson.describe(p, q));
    }

    @Test
    void theStepToTheBoundaryLeavesNoQuad() {
        Position p = Positions.of("8/8/8/8/2K5/7R/3k4/8 w - - 0 1");
        Position q = Positions.play(p.copy(), "c4b3");
        assertThat(lesson.landmarks().get(1).holds().test(p, q)).isTrue();
        assertThat(lesson.describe(p, q)).startsWith("no", "-");
    }

    /**
     * The depth equals that of the book's own trees found by deepening, and each first move satisfies the rules of the
     * search.
     */
    @Test
    void theCompleteSearchFindsTheShallowestTrees() {
        TrainingGames lessons = lessons(7);
        int searched = 0;
        for (int i = 0; i < 60; i++) {
            Position p = lessons.start();
            ForcingTree tree = new ForcingTree(new Deepening(formal), p);
            tree.grow(p, new TreeLimits(8, PLENTY), SearchControl.unlimited());
            CompleteSearch search = new CompleteSearch(formal, p, PLENTY);
            int depth = tree.depth(tree.firstNode());
            assertThat(search.better(p) != Move.NONE).as(Fen.format(p)).isEqualTo(depth == 1);
            if (depth > 1) {
                searched++;
                CompleteSearch.Result result = search.search(p, move -> true);
                assertThat(result.depth()).as(Fen.format(p)).isEqualTo(depth);
                assertThat(result.successes()).isNotEmpty().doesNotContainAnyElementsOf(result.failures());
                assertThat(result.successes().size() + result.failures().size())
                        .isEqualTo(search.kept(p).size());
            }
        }
        assertThat(searched).isGreaterThan(5);
    }

    /** The same endgame with trees found by iterative deepening. */
    private record Deepening(Endgame formal) implements Endgame {
        @Override
        public String name() {
            return formal.name();
        }

        @Override
        public String material() {
            return formal.material();
        }

        @Override
        public boolean accepts(Position x) {
            return formal.accepts(x);
        }

        @Override
        public Stages stages() {
            return formal.stages();
        }

        @Override
        public MoveOrder moveOrder() {
            return formal.moveOrder();
        }

        @Override
        public TreeRules treeRules() {
            TreeRules rules = formal.treeRules();
            return new TreeRules(TreeMethod.DEEPENING, rules.limits(), rules.ladder(), rules.onlyWhatLasts());
        }
    }

    @Test
    void aPupilSearchesOnceAndThenKnows() {
        PatternMemory memory = new PatternMemory();
        LearningPlayer learner = new LearningPlayer(lesson, memory, Integer.MAX_VALUE, PLENTY);
        Position p = Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3");
        int first = learner.move(p);
        assertThat(learner.decisions()).singleElement().satisfies(decision -> {
            assertThat(decision.accepted()).isFalse();
            assertThat(decision.depth()).isGreaterThan(1);
            assertThat(decision.examined()).isPositive();
        });
        assertThat(memory.successes()).isNotEmpty();
        learner.newGame();
        int second = learner.move(p);
        assertThat(learner.decisions()).hasSize(2).last().satisfies(decision -> {
            assertThat(decision.accepted()).isTrue();
            assertThat(decision.examined()).isZero();
        });
        Position q = p.copy();
        q.make(second);
        assertThat(memory.isSuccess(lesson.pattern(p, q))).isTrue();
        assertThat(first).isNotEqualTo(Move.NONE);
    }

    /** In one game, a position is answered without a search only once. */
    @Test
    void nothingGoesInACircle() {
        PatternMemory memory = new PatternMemory();
        LearningPlayer learner = new LearningPlayer(lesson, memory, Integer.MAX_VALUE, PLENTY);
        Position p = Positions.of("8/8/2K5/3R4/8/4k3/8/8 w - - 0 3");
        learner.move(p);
        learner.newGame();
        learner.move(p);
        learner.move(p);
        assertThat(learner.decisions())
                .extracting(LearningPlayer.Decision::accepted)
                .containsExactly(false, true, false);
    }

    @Test
    void aPupilWhoLearnsNothingRemembersNothing() {
        PatternMemory memory = new PatternMemory();
        LearningPlayer learner = new LearningPlayer(lesson, memory, 0, PLENTY);
        TrainingGames lessons = lessons(3);
        for (int i = 0; i < 5; i++) {
            assertThat(lessons.play(learner, lessons.start())).isBetween(1, TrainingGames.MOST_MOVES);
        }
        assertThat(memory.successes()).isEmpty();
        assertThat(memory.failures()).isEmpty();
        assertThat(learner.decisions()).noneMatch(LearningPlayer.Decision::accepted);
    }

    /** The patterns learned in twenty games still mate, and save searches. */
    @Test
    void learnedMovesStillMate() {
        PatternMemory memory = new PatternMemory();
        LearningPlayer learner = new LearningPlayer(lesson, memory, Integer.MAX_VALUE, ENOUGH);
        TrainingGames lessons = lessons(11);
        for (int i = 0; i < 20; i++) {
            assertThat(lessons.play(learner, lessons.start())).isBetween(1, TrainingGames.MOST_MOVES);
        }
        List<LearningPlayer.Decision> decisions = learner.decisions();
        List<LearningPlayer.Decision> later = decisions.subList(decisions.size() / 2, decisions.size());
        assertThat(later.stream().filter(LearningPlayer.Decision::accepted).count())
                .isGreaterThan(later.size() / 2);
    }

    /** No play mates faster than the exact distance, so the game is exact only if the defence is the longest. */
    @Test
    void theDefenceIsTheLongest() {
        TrainingGames lessons = lessons(5);
        LearningPlayer learner = new LearningPlayer(lesson, new PatternMemory(), 0, PLENTY);
        for (int i = 0; i < 10; i++) {
            Position start = lessons.start();
            int moves = lessons.play(learner, start);
            assertThat(2 * moves - 1).isGreaterThanOrEqualTo(TABLE.plies(start));
        }
    }

    @Test
    void theReportComesOutTheSameEveryTime() {
        LearningExperiment experiment = new LearningExperiment(lesson, 2, 34, 3);
        List<String> lines = experiment.run(ENOUGH, line -> {}).lines();
        assertThat(experiment.name()).isEqualTo("learn-krk");
        assertThat(lines)
                .isEqualTo(new LearningExperiment(new KrkLesson(), 2, 34, 3)
                        .run(ENOUGH, line -> {})
                        .lines())
                .startsWith("# Learning additions to better and worse: KRK")
                .contains("## The trial of 1968", "## A longer course", "## Does it still mate?")
                .anyMatch(line -> line.startsWith("| moved at once after learning    |   16 |"))
                .anyMatch(line -> line.contains("quad(q)") && line.contains("fr(wk,bk)"));
    }
}
