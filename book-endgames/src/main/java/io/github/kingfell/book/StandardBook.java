package io.github.kingfell.book;

import io.github.kingfell.book.advice.ShippedAdvice;
import io.github.kingfell.book.kbbk.Kbbk;
import io.github.kingfell.book.kbnk.Kbnk;
import io.github.kingfell.book.kpk.Kpk;
import io.github.kingfell.book.kqk.Kqk;
import io.github.kingfell.book.kqkr.Kqkr;
import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.engine.advice.AdviceLibrary;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import java.util.ArrayList;
import java.util.List;

/** The standard book: the endings that the engine ships with. */
public final class StandardBook {
    private static final CertificateLibrary CERTIFICATES = new ShippedCertificates();

    private static final AdviceLibrary ADVICE = new ShippedAdvice();

    private StandardBook() {}

    /** Creates the book that the engine plays. */
    public static EndgameBook create() {
        return of(Edition.AMENDED);
    }

    /** The certificates of the amended endings in which the book mates from every won position. */
    public static CertificateLibrary certificates() {
        return CERTIFICATES;
    }

    /** The advice tables of the endings that have one. */
    public static AdviceLibrary advice() {
        return ADVICE;
    }

    /**
     * Creates all endings in one edition: those of 1968, and in the amended edition also the extensions. A new ending
     * is one more line here.
     */
    public static EndgameBook of(Edition edition) {
        List<Endgame> endgames = new ArrayList<>(List.of(new Krk(edition), new Kbbk(edition), new Kbnk(edition)));
        if (edition == Edition.AMENDED) {
            endgames.add(new Kqk());
            endgames.add(new Kpk());
            endgames.add(new Kqkr());
        }
        return new EndgameBook(endgames);
    }
}
