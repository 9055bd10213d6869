package io.github.kingfell.book;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Certifier;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One player of the standard book, asked move by move as in a game, with what it reported last. */
public final class BookMatch {
    private final ForcingTreePlayer player;
    private final List<SearchInfo> reports = new ArrayList<>();

    /** Without a checker, so no mate is announced. */
    public BookMatch() {
        this((root, proof) -> Optional.empty());
    }

    public BookMatch(Certifier certifier) {
        player = new ForcingTreePlayer(StandardBook.create(), certifier);
    }

    public ForcingTreePlayer player() {
        return player;
    }

    public Answer ask(Position position, SearchLimits limits, SearchSettings settings) {
        reports.clear();
        SearchControl control = SearchControl.unlimited();
        return player.play(new SearchTask(position.copy(), limits, settings, control, reports::add));
    }

    /** Fails when the player declines. */
    public SearchOutcome play(Position position) {
        Answer answer = ask(position, SearchLimits.builder().build(), SearchSettings.DEFAULT);
        if (answer instanceof Answer.Plays plays) {
            return plays.outcome();
        }
        throw new AssertionError(answer);
    }

    public List<SearchInfo> reports() {
        return List.copyOf(reports);
    }

    public SearchInfo.Iteration lastIteration() {
        return (SearchInfo.Iteration) reports.get(reports.size() - 1);
    }
}
