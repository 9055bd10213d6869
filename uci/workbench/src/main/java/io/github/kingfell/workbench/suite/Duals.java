package io.github.kingfell.workbench.suite;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the duals after a key: defences with more than one shortest answer. */
final class Duals {
    private final Position root;
    private final List<Integer> path = new ArrayList<>();
    private final List<String> found = new ArrayList<>();

    Duals(Position root) {
        this.root = root;
    }

    /** Returns each dual as the line to it: {@code 1. Qg3 Kd4, then Qb4# or Qc3#}. */
    List<String> of(Continuation key) {
        found.clear();
        follow(key);
        return List.copyOf(found);
    }

    private void follow(Continuation continuation) {
        path.add(continuation.move());
        for (DefenderReply defence : continuation.defences()) {
            path.add(defence.reply());
            if (defence.answers().size() > 1) {
                found.add(text(defence.answers()));
            }
            defence.answers().forEach(this::follow);
            path.remove(path.size() - 1);
        }
        path.remove(path.size() - 1);
    }

    private String text(List<Continuation> answers) {
        Position position = root.copy();
        StringBuilder shown = new StringBuilder();
        int number = 0;
        for (int i = 0; i < path.size(); i++) {
            boolean attacker = i % 2 == 0;
            number += attacker ? 1 : 0;
            if (path.get(i) == Move.NONE) {
                position.makeNull();
                continue;
            }
            shown.append(i == 0 ? "" : " ").append(attacker ? number + ". " : "");
            shown.append(San.format(position, path.get(i)));
            position.make(path.get(i));
        }
        return shown + ", then "
                + answers.stream()
                        .map(answer -> San.format(position, answer.move()))
                        .collect(Collectors.joining(" or "));
    }
}
