package io.github.kingfell.book;

import static io.github.kingfell.book.BoardFacts.apart;
import static io.github.kingfell.book.BoardFacts.assertAttacked;
import static io.github.kingfell.book.BoardFacts.assertCapture;
import static io.github.kingfell.book.BoardFacts.everyMoveLoses;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.explain.Reasoning;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.distance.Distance;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the book's sentences as a sceptical reader would: with the position alone, the rules, and the book's
 * definitions evaluated anew. A sentence of an unknown form fails.
 */
final class SentenceCheck {
    private static final String SAN = "((?:[KQRBN][a-h1-8]{0,2}x?)?[a-h][1-8](?:=[QRBN])?[+#]?)";
    private static final String SIDE = "(White|Black)";
    private static final String PIECE =
            "the (pawn|queen|rook|bishop|knight|king) on ([a-h][1-8]), which is (not )?guarded";

    private static final Pattern MEASURED = Pattern.compile("^(.+): (\\d+) (\\D+)$");
    private static final Pattern ATTACKS = Pattern.compile("^" + SIDE + " attacks " + PIECE + "$");
    private static final Pattern PLAYS = Pattern.compile("^the book plays " + SAN
            + "(?:: (?:whatever (?:White|Black) replies, within (\\d+) moves )?(.*?)( or better)?)?$");
    private static final Pattern PROMISES = Pattern.compile("^the book can promise mate within (\\d+) moves?$");
    private static final Pattern BACK = Pattern.compile("^the move itself goes back to stage (\\d), (.+)$");
    private static final Pattern HELD =
            Pattern.compile("^after it the pieces seem to hold the king on (\\d+) squares?(?: instead of (\\d+))?$");
    private static final Pattern SIZE = Pattern.compile("^forcing tree of depth (\\d+), (\\d+) positions? examined$");
    private static final Pattern NO_TREE = Pattern.compile("^no forcing tree found, (\\d+) positions? examined$");
    private static final Pattern TEMPTS = Pattern.compile("^" + SAN + " ((?:gives check|seems to hold the king on \\d+"
            + " squares?(?: instead of \\d+)?|brings the kings nearer| and )+)(, but|:) (.*)$");
    private static final Pattern HOLDS =
            Pattern.compile("seems to hold the king on (\\d+) squares?(?: instead of (\\d+))?");
    private static final Pattern TAKES = Pattern.compile("^" + SAN + " takes the (\\w+)(, a draw)?$");
    private static final Pattern FORKS = Pattern.compile("^after " + SAN + " .* must lose a piece or give stalemate$");
    private static final Pattern STAGE = Pattern.compile("^(?:back to )?stage (\\d), (\\D+)$");
    private static final Pattern GROWS = Pattern.compile("^(.+) grows from (\\d+) \\D+ to (\\d+)$");
    private static final Pattern MAY_PROMISE =
            Pattern.compile("^the book can promise mate within (\\d+) more moves? then$");
    private static final Pattern CAN_TAKE =
            Pattern.compile("^" + SIDE + " can play " + SAN + ", which takes the (\\w+)(, a draw)?$");
    private static final Pattern CAN_PLAY =
            Pattern.compile("^" + SIDE + " can play " + SAN + "((?:, which attacks " + PIECE
                    + ")*)(?:; the next tree begins with " + SAN + " and has depth (\\d+)|; the answer is " + SAN
                    + "(?:, which ends the branch|, and the branch ends within (\\d+) moves)|: (.*))$");
    private static final Pattern LONGEST =
            Pattern.compile("^(.+?)(?<!, a) (?:draws?|requires? the deepest trees?|holds? longest in this tree)$");

    private final EndgameBook book = StandardBook.create();
    private final Position root;
    private final BookPosition place;
    private final BookFacts facts;

    /** The position before the defences: the root, or the position after the move that a sentence named. */
    private Position beforeDefence;

    private final ForcingTree tree;
    private int best = Move.NONE;
    private final Set<String> seenDefences = new HashSet<>();

    /** Depths of the trees after the defences read, or within the tree; a depth above all others for one that draws. */
    private final Map<String, Integer> depths = new HashMap<>();

    private int forms;

    SentenceCheck(Position root) {
        this.root = root;
        place = book.find(root).orElseThrow();
        facts = new BookFacts(place);
        beforeDefence = root.copy();
        tree = new ForcingTree(place.endgame(), place.seen());
        if (place.strongSideToMove()) {
            tree.grow(place.seen(), Reasoning.limits(place.endgame()), SearchControl.unlimited());
        }
    }

    /** Checks every sentence, and that each of the defender's moves has one. */
    void check(List<String> sentences) throws NotationException {
        Stage stage = facts.stage(facts.standing(root));
        assertThat(sentences.get(0))
                .isEqualTo(place.endgame().name() + ", stage " + stage.number() + " of " + (facts.highest()) + ", "
                        + stage.name() + ": " + stage.purpose());
        for (String sentence : sentences.subList(1, sentences.size())) {
            forms = 0;
            read(sentence);
            assertThat(forms).as(Fen.format(root) + ": " + sentence).isPositive();
        }
        boolean draws = depths.containsValue(Integer.MAX_VALUE);
        boolean alike = depths.size() == seenDefences.size() && new HashSet<>(depths.values()).size() <= 1;
        assertThat(sentences.stream()
                        .anyMatch(sentence -> LONGEST.matcher(sentence).find()))
                .as(Fen.format(root))
                .isEqualTo(!alike && (draws || depths.size() == seenDefences.size()));
        boolean planless = place.strongSideToMove() && best == Move.NONE;
        assertThat(seenDefences.size())
                .as(Fen.format(root))
                .isEqualTo(planless ? 0 : MoveList.legal(beforeDefence).size());
    }

    private void read(String sentence) throws NotationException {
        Matcher m = ATTACKS.matcher(sentence);
        if (m.find()) {
            forms++;
            assertAttacked(root, m.group(3), m.group(2), m.group(4) == null);
        } else if (sentence.equals("the book has no advice for the defence")) {
            forms++;
            assertThat(place.strongSideToMove()).isFalse();
        } else if (matches(m = PROMISES.matcher(sentence))) {
            assertBound(ExactFacts.of(root), Integer.parseInt(m.group(1)));
        } else if (matches(m = PLAYS.matcher(sentence))) {
            readMove(m);
        } else if (matches(m = BACK.matcher(sentence))) {
            facts.assertStage(beforeDefence, m.group(1), m.group(2));
            assertThat(Integer.parseInt(m.group(1))).isLessThan(Standing.stage(facts.standing(root)));
        } else if (sentence.equals("after one move the book sees no better position")) {
            forms++;
            assertNoneBetter();
        } else if (matches(m = HELD.matcher(sentence))) {
            assertThat(facts.net(beforeDefence))
                    .isEqualTo(Integer.parseInt(m.group(1)))
                    .isPositive();
            assertThat(facts.net(root)).isEqualTo(m.group(2) == null ? 0 : Integer.parseInt(m.group(2)));
        } else if (matches(m = SIZE.matcher(sentence))) {
            assertThat(tree.depth(tree.firstNode())).isEqualTo(Integer.parseInt(m.group(1)));
            assertThat(tree.examined()).isEqualTo(Integer.parseInt(m.group(2)));
        } else if (matches(m = NO_TREE.matcher(sentence))) {
            assertThat(tree.firstNode()).isEqualTo(ForcingTree.NONE);
            assertThat(tree.examined()).isEqualTo(Integer.parseInt(m.group(1)));
        } else if (matches(m = CAN_TAKE.matcher(sentence))) {
            assertThat(seenDefences.add(m.group(2))).as("said twice").isTrue();
            assertCapture(beforeDefence, m.group(2), m.group(3), m.group(4) != null);
            if (m.group(4) != null) {
                depths.put(m.group(2), Integer.MAX_VALUE);
            }
        } else if (matches(m = CAN_PLAY.matcher(sentence))) {
            assertThat(seenDefences.add(m.group(2))).as("said twice").isTrue();
            readDefence(m);
        } else if (matches(m = TEMPTS.matcher(sentence))) {
            readTemptation(m);
        } else if (matches(m = LONGEST.matcher(sentence))) {
            int most = Collections.max(depths.values());
            List<String> longest = depths.keySet().stream()
                    .filter(san -> depths.getOrDefault(san, 0) == most)
                    .toList();
            assertThat(List.of(m.group(1).split(" and "))).containsExactlyInAnyOrderElementsOf(longest);
        } else if (matches(m = MEASURED.matcher(sentence))) {
            facts.assertMeasure(root, m.group(1), m.group(2));
        }
    }

    private boolean matches(Matcher matcher) {
        boolean found = matcher.find();
        forms += found ? 1 : 0;
        return found;
    }

    /**
     * Reads the move and what it reaches: every branch is walked with the rules, and its end is compared anew with the
     * root.
     */
    private void readMove(Matcher m) throws NotationException {
        best = San.parse(m.group(1), root);
        assertThat(best).isEqualTo(place.view().toBoard(tree.bestMove()));
        assertThat(ExactFacts.after(root, best).isWin()).isTrue();
        beforeDefence = root.copy();
        beforeDefence.make(best);
        long least = tree.reached(tree.firstNode());
        String reached = m.group(3);
        if (reached == null) {
            // A promise is a number without a reason; then no feature of the board has to be better.
            assertThat(place.endgame().schedule()).isNotNull();
            assertThat(least).isLessThanOrEqualTo(facts.standing(root));
            return;
        }
        assertThat(tree.depth(tree.firstNode())).isEqualTo(m.group(2) == null ? 1 : Integer.parseInt(m.group(2)));
        if (reached.equals("checkmate")) {
            assertThat(Standing.stage(least)).isEqualTo(facts.highest());
            return;
        }
        Matcher shrinks =
                Pattern.compile("^(.+) shrinks from (\\d+) \\D+ to (\\d+)$").matcher(reached);
        Matcher rises = Pattern.compile("^stage (\\d) instead of (\\d), ([^;]+?)(?:; (.+): (\\d+) \\D+?)?$")
                .matcher(reached);
        Matcher added = Pattern.compile("^(.+); still stage (\\d)(?:; (.+): (\\d+) \\D+)?$")
                .matcher(reached);
        if (shrinks.find()) {
            facts.assertMeasure(root, shrinks.group(1), shrinks.group(2));
            assertThat(Standing.measure(least)).isEqualTo(Long.parseLong(shrinks.group(3)));
            assertThat(Standing.stage(least)).isEqualTo(Standing.stage(facts.standing(root)));
        } else if (rises.find()) {
            assertThat(Standing.stage(least)).isEqualTo(Integer.parseInt(rises.group(1)));
            assertThat(Standing.stage(facts.standing(root)))
                    .isEqualTo(Integer.parseInt(rises.group(2)))
                    .isLessThan(Standing.stage(least));
            assertThat(facts.stage(least).name()).isEqualTo(rises.group(3));
            facts.assertMeasure(least, rises.group(5));
        } else {
            assertThat(added.find()).as(reached).isTrue();
            assertThat(least).isEqualTo(facts.standing(root));
            assertThat(Standing.stage(least)).isEqualTo(Integer.parseInt(added.group(2)));
            facts.assertMeasure(least, added.group(4));
        }
    }

    /** A bound must not be less than the true distance. */
    private static void assertBound(Distance distance, int moves) {
        assertThat(distance.isWin()).isTrue();
        assertThat(moves).isGreaterThanOrEqualTo(distance.moves());
    }

    /** Uses the definition of worse of the first try, which the trees of the book begin with. */
    private void assertNoneBetter() {
        MoveList moves = MoveList.legal(root);
        for (int i = 0; i < moves.size(); i++) {
            Position after = root.copy();
            after.make(moves.get(i));
            Position q = place.view().apply(after);
            assertThat(place.endgame().compare(place.seen(), facts.standing(root), q, facts.standing(after)))
                    .isNotEqualTo(Comparison.BETTER);
        }
    }

    private void readTemptation(Matcher m) throws NotationException {
        int move = San.parse(m.group(1), root);
        assertThat(move).isNotEqualTo(best);
        Position after = root.copy();
        after.make(move);
        assertThat(m.group(2).contains("gives check")).isEqualTo(after.inCheck());
        assertThat(m.group(2).contains("nearer")).isEqualTo(apart(after) < apart(root));
        Matcher holds = HOLDS.matcher(m.group(2));
        if (holds.find()) {
            assertThat(facts.net(after))
                    .isEqualTo(Integer.parseInt(holds.group(1)))
                    .isPositive();
            assertThat(facts.net(root)).isEqualTo(holds.group(2) == null ? 0 : Integer.parseInt(holds.group(2)));
            assertThat(facts.net(root) == 0 || facts.net(after) < facts.net(root))
                    .isTrue();
        }
        if (m.group(3).equals(":")) {
            readPlace(after, move, m.group(4));
        } else {
            assertThat(ExactFacts.after(root, move).isWin()).isFalse();
            readRefutation(after, m.group(4));
        }
    }

    /** Reads why a move throws the win away, by the rules; the distance table has agreed. */
    private void readRefutation(Position after, String flaw) throws NotationException {
        Matcher m = TAKES.matcher(flaw);
        if (flaw.equals("it is stalemate")) {
            assertThat(MoveList.legal(after).size()).isZero();
            assertThat(after.inCheck()).isFalse();
        } else if (m.find()) {
            assertCapture(after, m.group(1), m.group(2), m.group(3) != null);
        } else {
            assertThat((m = FORKS.matcher(flaw)).find()).as(flaw).isTrue();
            after.make(San.parse(m.group(1), after));
            assertThat(everyMoveLoses(after)).isTrue();
        }
    }

    /** Reads what the book sees after a move, apart from any judgement of the move. */
    private void readPlace(Position after, int move, String words) {
        Matcher m = STAGE.matcher(words);
        if (m.find()) {
            facts.assertStage(after, m.group(1), m.group(2));
            assertThat(words.startsWith("back to ")).isEqualTo(!m.group(1).equals("0"));
            assertThat(Standing.stage(facts.standing(after))).isLessThan(Standing.stage(facts.standing(root)));
        } else if ((m = GROWS.matcher(words)).find()) {
            facts.assertMeasure(root, m.group(1), m.group(2));
            facts.assertMeasure(after, m.group(1), m.group(3));
            assertThat(Long.parseLong(m.group(3))).isGreaterThan(Long.parseLong(m.group(2)));
        } else if ((m = MAY_PROMISE.matcher(words)).find()) {
            int promised = Integer.parseInt(m.group(1));
            assertThat(place.endgame().promise(place.view().apply(after))).isEqualTo(promised);
            assertBound(ExactFacts.after(root, move), promised + 1);
        } else if (words.equals("the book can promise nothing then")) {
            assertThat(place.endgame().promise(place.view().apply(after))).isEqualTo(Endgame.NO_GUARANTEE);
        } else {
            facts.assertReached(facts.standing(after), words);
        }
    }

    private void readDefence(Matcher m) throws NotationException {
        Position after = beforeDefence.copy();
        int reply = San.parse(m.group(2), after);
        assertThat(after.isCapture(reply)).isFalse();
        after.make(reply);
        Matcher attacked = Pattern.compile(PIECE).matcher(m.group(3));
        while (attacked.find()) {
            assertAttacked(after, attacked.group(2), attacked.group(1), attacked.group(3) == null);
        }
        String next = m.group(7);
        if (next != null) {
            BookPosition p = book.find(after).orElseThrow();
            ForcingTree grown = new ForcingTree(p.endgame(), p.seen());
            grown.grow(p.seen(), Reasoning.limitsFurther(p.endgame()), SearchControl.unlimited());
            assertThat(p.view().toBoard(grown.bestMove())).isEqualTo(San.parse(next, after));
            assertThat(grown.depth(grown.firstNode())).isEqualTo(Integer.parseInt(m.group(8)));
            depths.put(m.group(2), grown.depth(grown.firstNode()));
        } else if (m.group(9) != null) {
            int answer = answer(reply);
            assertThat(place.view().toBoard(tree.move(answer))).isEqualTo(San.parse(m.group(9), after));
            assertThat(tree.depth(answer)).isEqualTo(m.group(10) == null ? 1 : Integer.parseInt(m.group(10)));
            depths.put(m.group(2), tree.depth(answer));
        } else {
            facts.assertReached(facts.standing(after), m.group(11));
        }
    }

    private int answer(int reply) {
        int found = tree.firstReply(tree.firstNode());
        while (tree.replyMove(found) != place.view().apply(reply)) {
            found = tree.nextReply(found);
        }
        return tree.answer(found);
    }
}
