package io.github.kingfell.cli.input;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.Comparator;
import java.util.Iterator;

/** The endings of three and four men, for the completion of shells. */
public final class EndingNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return TableLibrary.allMaterials().stream()
                .map(MaterialKey::name)
                .sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))
                .iterator();
    }
}
