package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.prooffile.Proofs;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;

/**
 * Mutates a proof file: moves, answers, counts, references, whole branches, the claim, the clock, the position, lemmas.
 * The number of nodes and the checksum are corrected, so that only the chess can be wrong.
 */
final class MutatedProof {
    private final Random random;
    private final List<String> lines;

    private MutatedProof(String text, Random random) {
        this.random = random;
        lines = new ArrayList<>(text.lines().toList());
        lines.remove(lines.size() - 1);
    }

    static String of(String text, Random random) {
        MutatedProof proof = new MutatedProof(text, random);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            proof.change();
        }
        if (random.nextInt(20) > 0) {
            proof.count();
        }
        return Proofs.sealed(String.join("\n", proof.lines) + "\nend 0\n");
    }

    private void change() {
        switch (random.nextInt(12)) {
            case 0 -> lines.set(1, position(lines.get(1)));
            case 1 -> lines.set(1, lines.get(1).replaceFirst(" \\d+ \\d+$", " " + clock() + " 120"));
            case 2 -> claim();
            case 3 -> heading();
            case 4, 5 -> word(0);
            case 6, 7 -> word(1);
            case 8 -> number();
            case 9 -> reference();
            case 10 -> dropOrDouble();
            default -> exchange();
        }
    }

    private int clock() {
        return random.nextInt(3) == 0 ? random.nextInt(102) : 90 + random.nextInt(12);
    }

    /** Moves a piece to another square, or changes the side to move. */
    private String position(String fen) {
        if (random.nextInt(4) == 0) {
            return fen.contains(" w ") ? fen.replace(" w ", " b ") : fen.replace(" b ", " w ");
        }
        String[] words = fen.split(" ");
        int from = random.nextInt(words[1].length());
        int to = random.nextInt(words[1].length());
        char[] pieces = words[1].toCharArray();
        char piece = pieces[from];
        pieces[from] = pieces[to];
        pieces[to] = piece;
        words[1] = new String(pieces);
        return String.join(" ", words);
    }

    private void claim() {
        String claim = lines.get(2);
        int number = Integer.parseInt(claim.replaceAll("\\D*(\\d+).*", "$1"));
        switch (random.nextInt(4)) {
            case 0 ->
                claim = claim.startsWith("claim mated")
                        ? claim.replace("mated", "mate")
                        : claim.replace("mate", "mated");
            case 1 -> claim = claim.replaceFirst("patience \\d", "patience " + random.nextInt(3));
            default -> claim = claim.replaceFirst("\\d+", "" + Math.max(0, number + random.nextInt(5) - 2));
        }
        lines.set(2, claim);
    }

    private void heading() {
        for (int i = 3; i < lines.size(); i++) {
            if (lines.get(i).startsWith("refutation ")) {
                String[] words = lines.get(i).split(" ");
                int moves = Integer.parseInt(words[1]) + random.nextInt(3) - 1;
                lines.set(i, "refutation " + moves + " " + words[2]);
            }
        }
    }

    private int body() {
        return 4 + random.nextInt(lines.size() - 4);
    }

    private boolean isNode(int line) {
        return line > 3
                && lines.get(line).split(" ").length > 1
                && !lines.get(line).startsWith("refutation");
    }

    /** Replaces the move of a line by that of another line, by one to another square, or by none. */
    private void word(int which) {
        int line = body();
        String[] words = lines.get(line).split(" ");
        String[] others = lines.get(body()).split(" ");
        if (!isNode(line) || words[which].startsWith("=")) {
            return;
        }
        int kind = random.nextInt(8);
        if (kind == 0) {
            words[which] = "-";
        } else if (kind < 4) {
            char[] move = words[which].toCharArray();
            int at = random.nextInt(move.length);
            move[at] =
                    Character.isDigit(move[at]) ? (char) ('1' + random.nextInt(8)) : (char) ('a' + random.nextInt(8));
            words[which] = new String(move);
        } else {
            words[which] = others[random.nextInt(Math.min(2, others.length))];
        }
        lines.set(line, String.join(" ", words));
    }

    private void number() {
        int line = body();
        String[] words = lines.get(line).split(" ");
        if (isNode(line) && words.length == 3) {
            words[2] = "" + Math.max(0, Integer.parseInt(words[2]) + random.nextInt(3) - 1);
            lines.set(line, String.join(" ", words));
        }
    }

    /** Changes a reference, or replaces a node and its branch by one. */
    private void reference() {
        int line = body();
        if (!isNode(line) || line == 4) {
            return;
        }
        String move = lines.get(line).split(" ")[0];
        int end = end(line);
        lines.subList(line + 1, end).clear();
        lines.set(line, move + " =" + (1 + random.nextInt(Math.max(1, line - 4))));
    }

    /** Removes or doubles a branch; mostly the count of its parent is corrected. */
    private void dropOrDouble() {
        int line = body();
        if (!isNode(line) || line == 4) {
            return;
        }
        List<String> branch = new ArrayList<>(lines.subList(line, end(line)));
        int parent = parent(line);
        boolean drop = random.nextBoolean();
        if (drop) {
            lines.subList(line, line + branch.size()).clear();
        } else {
            lines.addAll(line, branch);
        }
        String[] words = lines.get(parent).split(" ");
        if (words.length == 3 && isNode(parent) && random.nextInt(8) > 0) {
            words[2] = "" + Math.max(0, Integer.parseInt(words[2]) + (drop ? -1 : 1));
            lines.set(parent, String.join(" ", words));
        }
    }

    private void exchange() {
        int one = body();
        int other = body();
        if (isNode(one) && isNode(other)) {
            String line = lines.get(one);
            lines.set(one, lines.get(other));
            lines.set(other, line);
        }
    }

    /** Returns the line after a node and its branch. */
    private int end(int line) {
        int open = 1;
        int end = line;
        while (open > 0 && end < lines.size() && isNode(end)) {
            String[] words = lines.get(end).split(" ");
            open += (words.length == 3 ? Integer.parseInt(words[2]) : 0) - 1;
            end++;
        }
        return Math.max(end, line + 1);
    }

    private int parent(int line) {
        Deque<int[]> open = new ArrayDeque<>();
        for (int i = 4; i < line; i++) {
            String[] words = lines.get(i).split(" ");
            while (!open.isEmpty() && open.element()[1] == 0) {
                open.pop();
            }
            if (!open.isEmpty()) {
                open.element()[1]--;
            }
            if (isNode(i) && words.length == 3) {
                open.push(new int[] {i, Integer.parseInt(words[2])});
            }
        }
        while (!open.isEmpty() && open.element()[1] == 0) {
            open.pop();
        }
        return open.isEmpty() ? 4 : open.element()[0];
    }

    /** Corrects the numbers of nodes and lemmas. */
    private void count() {
        int heading = 3;
        int nodes = 0;
        for (int i = 4; i <= lines.size(); i++) {
            boolean next = i == lines.size() || lines.get(i).startsWith("refutation");
            if (next) {
                String[] words = lines.get(heading).split(" ");
                words[words.length - 1] = "" + nodes;
                lines.set(heading, String.join(" ", Arrays.asList(words)));
                heading = i;
                nodes = 0;
            } else {
                nodes += lines.get(i).contains("=") ? 0 : 1;
            }
        }
    }
}
