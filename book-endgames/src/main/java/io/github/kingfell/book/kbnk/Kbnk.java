package io.github.kingfell.book.kbnk;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.book.predicates.LoneKingEnding;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Schedule;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * King, bishop and knight against king after Huberman 1968, chapter 6. Positions are turned so that the bishop stands
 * on dark squares.
 */
public final class Kbnk extends LoneKingEnding {
    /** Chapter 6 says knight first; king before bishop and nearest squares first fit games KBNK-3 and KBNK-4. */
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.KNIGHT, false, "NW NE SW SE"),
            new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"),
            new MoveOrder.KindOrder(Piece.BISHOP, false, "NW NE SW SE"));

    /**
     * Deeper than any tree of the thesis, at less than a second of work; the few wider trees are left to the search.
     */
    private static final TreeLimits CLASSIC_LIMITS = new TreeLimits(11, 600_000);

    /** As deep as the deepest tree of the thesis, with more positions than any observed tree needed. */
    private static final TreeLimits LIMITS = new TreeLimits(9, 2_000_000);

    /** Amended: only a disaster is worse. */
    private static final TreeRules ON_SCHEDULE =
            new TreeRules(TreeMethod.ON_SCHEDULE, LIMITS, List.of(Refusal.DISASTER), true);

    private static final Judgement ADDITIONS = new KbnkAdditions();

    /** The cost of each unit in hundredths of a move, fitted to game lengths of the amended edition itself. */
    private static final int STEP_TO_CENTRE = 220;

    private static final int PROGRESS_IN_AREA = 48;
    private static final int STEP_TO_CORNER = 250;

    private static final long CORNERS = 0x8100000000000081L;

    private final KbnkSchedule schedule = new KbnkSchedule();

    /** Amended: better means only a promise of fewer moves. */
    private final Judgement byPromises = new Judgement() {
        @Override
        public boolean better(Position p, long standingP, Position q, long standingQ) {
            return promised(q) < promised(p);
        }

        private int promised(Position x) {
            return schedule.promise(schedule.code(x));
        }
    };

    /** Creates the ending as in the thesis. */
    public Kbnk() {
        this(Edition.CLASSIC);
    }

    public Kbnk(Edition edition) {
        super(
                edition,
                "king, bishop and knight against king",
                "KBNK",
                KbnkStages.of(edition),
                ORDER,
                edition == Edition.CLASSIC ? TreeRules.classic(CLASSIC_LIMITS) : ON_SCHEDULE);
    }

    /** Accepts all positions; the few that are drawn at once, because a piece falls, have no tree. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    /** A position with a light-squared bishop is mirrored. */
    @Override
    public boolean mirrorsFiles(Position x) {
        return (x.pieces(Color.WHITE, Piece.BISHOP) & Bitboard.DARK) == 0;
    }

    @Override
    public Judgement judgement() {
        return isAmended() ? byPromises : ADDITIONS;
    }

    @Override
    public @Nullable Schedule schedule() {
        return isAmended() ? schedule : null;
    }

    @Override
    public long net(Position x) {
        return Area.net(BareKingPosition.ofBishopAndKnight(x));
    }

    @Override
    public List<Landmark> landmarks(Position x) {
        long colour = (x.pieces(Color.WHITE, Piece.BISHOP) & Bitboard.DARK) == 0 ? ~Bitboard.DARK : Bitboard.DARK;
        List<Landmark> marks = new ArrayList<>(marked("behind the bishop's diagonal", x));
        marks.add(new Landmark(
                "the corners of the bishop's colour, where the lone king can be mated by force", CORNERS & colour));
        return marks;
    }

    @Override
    protected int cost(Position q, int stage, long standing) {
        int measure = (int) Standing.measure(standing);
        return switch (stage) {
            case KbnkStages.GATHERED -> STEP_TO_CENTRE * measure;
            case KbnkStages.ENCLOSED ->
                PROGRESS_IN_AREA * (Area.MOST_PROGRESS - Area.progress(BareKingPosition.ofBishopAndKnight(q)));
            case KbnkStages.ALONG_EDGE -> STEP_TO_CORNER * measure;
            default -> 0;
        };
    }
}
