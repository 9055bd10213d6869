package io.github.kingfell.book;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.Certifier;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A book player that is asked move by move as in a game, with its last reports. By default it plays the book of 1968.
 */
public final class BookMatch {
    private static final Pattern DEPTH = Pattern.compile("^forcing tree of depth (\\d+)");

    private final ForcingTreePlayer player;
    private final List<SearchInfo> reports = new ArrayList<>();

    /** Creates a player without a checker, so that it announces no mate. */
    public BookMatch() {
        this((root, proof) -> Optional.empty());
    }

    public BookMatch(Certifier certifier) {
        this(StandardBook.of(Edition.CLASSIC), certifier);
    }

    public BookMatch(EndgameBook book, Certifier certifier) {
        player = new ForcingTreePlayer(book, certifier, CertificateLibrary.EMPTY, new BackgroundWork());
    }

    /** Creates a player with the certificates of whole endings only. */
    public BookMatch(EndgameBook book, CertificateLibrary certificates) {
        player = new ForcingTreePlayer(book, (root, proof) -> Optional.empty(), certificates, new BackgroundWork());
    }

    public ForcingTreePlayer player() {
        return player;
    }

    public Answer ask(Position position, SearchLimits limits, SearchSettings settings) {
        reports.clear();
        SearchControl control = SearchControl.unlimited();
        return player.play(new SearchTask(position.copy(), limits, settings, control, reports::add));
    }

    /** Plays a move; fails when the player declines. */
    public SearchOutcome play(Position position) {
        return play(position, SearchSettings.DEFAULT);
    }

    /** As {@link #play}, with the book's reasons among the reports. */
    public SearchOutcome playAndExplain(Position position) {
        SearchSettings d = SearchSettings.DEFAULT;
        return play(position, SearchSettings.builder().explain(true).build());
    }

    private SearchOutcome play(Position position, SearchSettings settings) {
        Answer answer = ask(position, SearchLimits.builder().build(), settings);
        if (answer instanceof Answer.Plays plays) {
            return plays.outcome();
        }
        throw new AssertionError(answer);
    }

    public List<SearchInfo> reports() {
        return List.copyOf(reports);
    }

    /** After {@link #playAndExplain}: the depth of the tree grown for the move, 0 when an earlier tree was followed. */
    public int depthGrown() {
        return reports.stream()
                .filter(SearchInfo.Note.class::isInstance)
                .map(note -> DEPTH.matcher(((SearchInfo.Note) note).text()))
                .filter(Matcher::find)
                .mapToInt(depth -> Integer.parseInt(depth.group(1)))
                .findFirst()
                .orElse(0);
    }

    public SearchInfo.Iteration lastIteration() {
        return (SearchInfo.Iteration) reports.get(reports.size() - 1);
    }
}
