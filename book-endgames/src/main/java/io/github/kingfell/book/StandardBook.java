package io.github.kingfell.book;

import io.github.kingfell.book.kbbk.Kbbk;
import io.github.kingfell.book.kbnk.Kbnk;
import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.forcing.EndgameBook;
import java.util.List;

/** The endings this engine ships with. */
public final class StandardBook {
    private StandardBook() {}

    /** A new ending is one more line here. */
    public static EndgameBook create() {
        return of(Edition.CLASSIC);
    }

    /** All endings in one edition. */
    public static EndgameBook of(Edition edition) {
        return new EndgameBook(List.of(new Krk(edition), new Kbbk(edition), new Kbnk(edition)));
    }
}
