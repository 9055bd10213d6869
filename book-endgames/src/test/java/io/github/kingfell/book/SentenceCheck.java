package io.github.kingfell.book;

import static io.github.kingfell.book.BoardFacts.apart;
import static io.github.kingfell.book.BoardFacts.assertAttacked;
import static io.github.kingfell.book.BoardFacts.assertCapture;
import static io.github.kingfell.book.BoardFacts.everyMoveLoses;
import static io.github.kingfell.book.BoardFacts.legal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.tree.ForcingTree;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the book's sentences as a sceptical reader would: with the position alone, the rules, and the book's definitions
 * asked anew on the position that a sentence talks about. A sentence of a form that is not known here fails.
 */
final class SentenceCheck {
    private static final String SAN = "((?:[KQRBN][a-h1-8]{0,2}x?)?[a-h][1-8](?:=[QRBN])?[+#]?)";
    private static final String SIDE = "(White|Black)";
    private static final String MAN =
            "the (pawn|queen|rook|bishop|knight|king) on ([a-h][1-8]), which is (not )?guarded";

    private static final Pattern MEASURED = Pattern.compile("^(.+): (\\d+) (\\D+)$");
    private static final Pattern ATTACKS = Pattern.compile("^" + SIDE + " attacks " + MAN + "$");
    private static final Pattern DEFENDS =
            Pattern.compile("^" + SIDE + " defends, and the book has no advice for the defence$");
    private static final Pattern PLAYS = Pattern.compile("^" + SIDE + " plays " + SAN
            + ": (?:whatever (?:White|Black) replies, within (\\d+) moves )?(.*?)( or better)?$");
    private static final Pattern GAINS = Pattern.compile("^the way to mate shrinks from (\\d+) moves? to (\\d+) at most"
            + "(?:; every branch ends in stage (\\d) or higher)?$");
    private static final Pattern BACK = Pattern.compile("^at first the move itself goes back to stage (\\d), (.+)$");
    private static final Pattern HELD =
            Pattern.compile("^after it the men seem to hold the king on (\\d+) squares?(?: instead of (\\d+))?$");
    private static final Pattern SIZE = Pattern.compile("^forcing tree of depth (\\d+), (\\d+) positions? examined,"
            + " (?:mate in at most (\\d+) moves?|how soon it mates has not been shown)$");
    private static final Pattern NO_TREE = Pattern.compile("^no forcing tree found, (\\d+) positions? examined$");
    private static final Pattern TEMPTS = Pattern.compile("^" + SAN + " ((?:gives check|seems to hold the king on \\d+"
            + " squares?(?: instead of \\d+)?|brings the kings nearer| and )+), (.*)$");
    private static final Pattern HOLDS =
            Pattern.compile("seems to hold the king on (\\d+) squares?(?: instead of (\\d+))?");
    private static final Pattern TAKES = Pattern.compile("^but " + SAN + " takes the (\\w+)(, a draw)?$");
    private static final Pattern FORKS = Pattern.compile("^but after " + SAN + " .* must lose a man or stalemate$");
    private static final Pattern LOWER = Pattern.compile("^but goes back to stage (\\d), (.+)$");
    private static final Pattern GROWS = Pattern.compile("^but (.+) grows from (\\d+) \\D+ to (\\d+)$");
    private static final Pattern STAYS = Pattern.compile("^but (.+) stays at (\\d+) \\D+$");
    private static final Pattern IDLE = Pattern.compile("^but is no progress in stage (\\d)$");
    private static final Pattern BEHIND =
            Pattern.compile("^but leaves (\\d+) moves? to mate, and no more than (\\d+) are promised now$");
    private static final Pattern ALTERNATIVE = Pattern.compile(
            "^(and would do as well|which is progress too, but less|"
                    + "and would do even better): (.*?)(; the book (?:takes the first move that is better|expects a quicker mate after its own move))?$");
    private static final Pattern CAN_TAKE =
            Pattern.compile("^" + SIDE + " can play " + SAN + ", which takes the (\\w+)(, a draw)?$");
    private static final Pattern CAN_PLAY =
            Pattern.compile("^" + SIDE + " can play " + SAN + "((?:, which attacks " + MAN
                    + ")*)(?:; the next tree begins with " + SAN + " and has depth (\\d+)|; the answer is " + SAN
                    + "(?:, which ends the branch|, and the branch ends within (\\d+) moves)|: (.*))$");
    private static final Pattern LONGEST =
            Pattern.compile("^(.+?)(?<!, a) (?:draws?|asks? for the deepest trees?|holds? longest in this tree)$");

    private final EndgameBook book = StandardBook.create();
    private final Position root;
    private final BookPosition place;
    private final BookFacts facts;

    /** The position before the defences: the root, or the one after the move that a sentence has named. */
    private Position beforeDefence;

    private final ForcingTree tree;
    private int best = Move.NONE;
    private final Set<String> seenDefences = new HashSet<>();

    /** Of the trees after the defences read, or in the tree; more than any for one that draws. */
    private final Map<String, Integer> depths = new HashMap<>();

    private int forms;

    SentenceCheck(Position root) {
        this.root = root;
        place = book.find(root).orElseThrow();
        facts = new BookFacts(place);
        beforeDefence = root.copy();
        tree = new ForcingTree(place.endgame(), place.seen());
        if (place.strongSideToMove()) {
            tree.grow(place.seen(), place.endgame().treeRules().limits(), SearchControl.unlimited());
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
        assertThat(LONGEST.matcher(sentences.get(sentences.size() - 1)).find())
                .as(Fen.format(root))
                .isEqualTo(!alike && (draws || depths.size() == seenDefences.size()));
        boolean planless = place.strongSideToMove() && best == Move.NONE;
        assertThat(seenDefences.size())
                .as(Fen.format(root))
                .isEqualTo(planless ? 0 : legal(beforeDefence).size());
    }

    private void read(String sentence) throws NotationException {
        Matcher m = ATTACKS.matcher(sentence);
        if (m.find()) {
            forms++;
            assertAttacked(root, m.group(3), m.group(2), m.group(4) == null);
        } else if (matches(m = DEFENDS.matcher(sentence))) {
            assertThat(place.strongSideToMove()).isFalse();
        } else if (matches(m = PLAYS.matcher(sentence))) {
            readMove(m);
        } else if (matches(m = BACK.matcher(sentence))) {
            facts.assertStage(beforeDefence, m.group(1), m.group(2));
            assertThat(Integer.parseInt(m.group(1))).isLessThan(Standing.stage(facts.standing(root)));
        } else if (sentence.equals("no move is better at once")) {
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
            depths.put(m.group(2), Integer.MAX_VALUE);
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

    /** The move and what it reaches: every branch is walked with the rules, and its end compared anew with the root. */
    private void readMove(Matcher m) throws NotationException {
        best = San.parse(m.group(2), root);
        assertThat(best).isEqualTo(place.view().toBoard(tree.bestMove()));
        int depth = m.group(3) == null ? 1 : Integer.parseInt(m.group(3));
        assertThat(tree.depth(tree.firstNode())).isEqualTo(depth);
        beforeDefence = root.copy();
        beforeDefence.make(best);
        long least = tree.reached(tree.firstNode());
        String reached = m.group(4);
        if (reached.equals("checkmate")) {
            assertThat(Standing.stage(least)).isEqualTo(facts.highest());
            return;
        }
        Matcher gains = GAINS.matcher(reached);
        if (gains.find()) {
            readGain(gains);
            return;
        }
        Matcher shrinks =
                Pattern.compile("^(.+) shrinks from (\\d+) \\D+ to (\\d+)$").matcher(reached);
        Matcher rises = Pattern.compile("^from stage (\\d) to stage (\\d), ([^;]+?)(?:; (.+): (\\d+) \\D+?)?$")
                .matcher(reached);
        Matcher added = Pattern.compile("^(.+); still stage (\\d)(?:; (.+): (\\d+) \\D+)?$")
                .matcher(reached);
        if (shrinks.find()) {
            facts.assertMeasure(root, shrinks.group(1), shrinks.group(2));
            assertThat(Standing.measure(least)).isEqualTo(Long.parseLong(shrinks.group(3)));
            assertThat(Standing.stage(least)).isEqualTo(Standing.stage(facts.standing(root)));
        } else if (rises.find()) {
            assertThat(Standing.stage(facts.standing(root))).isEqualTo(Integer.parseInt(rises.group(1)));
            assertThat(Standing.stage(least)).isEqualTo(Integer.parseInt(rises.group(2)));
            assertThat(facts.stage(least).name()).isEqualTo(rises.group(3));
            facts.assertMeasure(least, rises.group(5));
        } else {
            assertThat(added.find()).as(reached).isTrue();
            assertThat(least).isEqualTo(facts.standing(root));
            assertThat(Standing.stage(least)).isEqualTo(Integer.parseInt(added.group(2)));
            facts.assertMeasure(least, added.group(4));
        }
    }

    /** What is promised in the root and after every branch, asked anew; the branch and what is left keep the promise. */
    private void readGain(Matcher m) {
        int promised = Integer.parseInt(m.group(1));
        int left = Integer.parseInt(m.group(2));
        assertThat(place.endgame().promise(place.seen())).isEqualTo(promised);
        assertThat(mostPromised(tree.firstNode(), place.seen().copy(), promised))
                .isEqualTo(left);
        int least = Standing.stage(tree.reached(tree.firstNode()));
        int stage = Standing.stage(facts.standing(root));
        assertThat(m.group(3) == null ? stage : Integer.parseInt(m.group(3))).isEqualTo(Math.max(stage, least));
    }

    private int mostPromised(int node, Position x, int within) {
        x.make(tree.move(node));
        int most = 0;
        if (tree.isLeaf(node)) {
            most = place.endgame().promise(x);
            assertThat(1 + most).isLessThanOrEqualTo(within);
        }
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            x.make(tree.replyMove(reply));
            most = Math.max(most, mostPromised(tree.answer(reply), x, within - 1));
            x.unmake(tree.replyMove(reply));
        }
        x.unmake(tree.move(node));
        return most;
    }

    /** With the first try's definition of worse, as the trees of the book begin. */
    private void assertNoneBetter() {
        MoveList moves = legal(root);
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
        readFlaw(after, m.group(3));
    }

    private void readFlaw(Position after, String flaw) throws NotationException {
        Matcher m = TAKES.matcher(flaw);
        if (flaw.equals("but it is stalemate")) {
            assertThat(legal(after).size()).isZero();
            assertThat(after.inCheck()).isFalse();
        } else if (m.find()) {
            assertCapture(after, m.group(1), m.group(2), m.group(3) != null);
        } else if ((m = FORKS.matcher(flaw)).find()) {
            after.make(San.parse(m.group(1), after));
            assertThat(everyMoveLoses(after)).isTrue();
        } else if (flaw.equals("but the book calls it a disaster")) {
            // Of the endings read here only promotion to a man that cannot mate.
            assertThat(after.isInsufficientMaterial()).isTrue();
            assertThat(Standing.stage(facts.standing(after))).isZero();
        } else if ((m = LOWER.matcher(flaw)).find()) {
            facts.assertStage(after, m.group(1), m.group(2));
            assertThat(Standing.stage(facts.standing(after))).isLessThan(Standing.stage(facts.standing(root)));
        } else if ((m = GROWS.matcher(flaw)).find()) {
            facts.assertMeasure(root, m.group(1), m.group(2));
            facts.assertMeasure(after, m.group(1), m.group(3));
            assertThat(Long.parseLong(m.group(3))).isGreaterThan(Long.parseLong(m.group(2)));
        } else if ((m = STAYS.matcher(flaw)).find()) {
            facts.assertMeasure(root, m.group(1), m.group(2));
            facts.assertMeasure(after, m.group(1), m.group(2));
        } else if ((m = IDLE.matcher(flaw)).find()) {
            assertThat(Standing.stage(facts.standing(after))).isEqualTo(Integer.parseInt(m.group(1)));
            assertThat(facts.standing(after)).isEqualTo(facts.standing(root));
        } else if ((m = BEHIND.matcher(flaw)).find()) {
            int promised = place.endgame().promise(place.seen());
            assertThat(Integer.parseInt(m.group(2))).isEqualTo(promised);
            assertThat(place.endgame().promise(place.view().apply(after)))
                    .isEqualTo(Integer.parseInt(m.group(1)))
                    .isGreaterThanOrEqualTo(promised);
        } else if (flaw.equals("but allows a double attack, and nothing is promised")) {
            assertThat(place.endgame().promise(place.view().apply(after))).isEqualTo(Endgame.NO_GUARANTEE);
        } else {
            assertThat((m = ALTERNATIVE.matcher(flaw)).find()).as(flaw).isTrue();
            Position q = place.view().apply(after);
            assertThat(place.endgame().judgement().better(place.seen(), facts.standing(root), q, facts.standing(after)))
                    .isTrue();
            long chosen = tree.reached(tree.firstNode());
            int expected = m.group(1).contains("less") ? -1 : m.group(1).contains("even") ? 1 : 0;
            assertThat(Long.signum(facts.standing(after) - chosen)).isEqualTo(expected);
            facts.assertReached(facts.standing(after), m.group(2));
        }
    }

    private void readDefence(Matcher m) throws NotationException {
        Position after = beforeDefence.copy();
        int reply = San.parse(m.group(2), after);
        assertThat(after.isCapture(reply)).isFalse();
        after.make(reply);
        Matcher attacked = Pattern.compile(MAN).matcher(m.group(3));
        while (attacked.find()) {
            assertAttacked(after, attacked.group(2), attacked.group(1), attacked.group(3) == null);
        }
        String next = m.group(7);
        if (next != null) {
            BookPosition p = book.find(after).orElseThrow();
            ForcingTree grown = new ForcingTree(p.endgame(), p.seen());
            grown.grow(p.seen(), p.endgame().treeRules().limits(), SearchControl.unlimited());
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
