package io.github.kingfell.book.advice;

import io.github.kingfell.engine.advice.AdviceFormatException;
import io.github.kingfell.engine.advice.AdviceLibrary;
import io.github.kingfell.engine.advice.AdviceParser;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.engine.advice.Vocabulary;
import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.rules.board.MaterialKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The advice tables that ship with the engine. Each is read on first use and kept. */
public final class ShippedAdvice implements AdviceLibrary {
    /** The names of all advice tables. */
    private static final List<String> NAMES = List.of("KRK", "KNKR", "KNKR-1978", "KNKR-LADDER");

    /** By material: the advice table that is played when several treat one material. */
    private static final Map<Long, String> PLAYED =
            Map.of(MaterialKey.parse("KRK"), "KRK", MaterialKey.parse("KNKR"), "KNKR-LADDER");

    private static final String SUFFIX = ".advice";

    private final Map<String, AdviceTable> read = new ConcurrentHashMap<>();

    /** The names of all advice tables. */
    public static List<String> names() {
        return NAMES;
    }

    /** The vocabularies that advice tables may use. */
    public static List<Vocabulary> vocabularies() {
        return List.of(KrkTerms.vocabulary(), KnkrTerms.vocabulary());
    }

    /** The advice table of a name. */
    public AdviceTable table(String name) {
        return read.computeIfAbsent(name, ShippedAdvice::read);
    }

    @Override
    public Optional<AdviceTable> find(long material) {
        return Optional.ofNullable(PLAYED.get(material)).map(this::table);
    }

    private static AdviceTable read(String name) {
        String file = name + SUFFIX;
        try {
            return AdviceParser.parse(file, ShippedText.lines(ShippedAdvice.class, file), vocabularies());
        } catch (AdviceFormatException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
