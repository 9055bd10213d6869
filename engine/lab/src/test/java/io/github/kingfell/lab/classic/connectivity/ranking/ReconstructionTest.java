package io.github.kingfell.lab.classic.connectivity.ranking;

import io.github.kingfell.lab.classic.connectivity.published.PublishedGame;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.junit.jupiter.api.Test;

class ReconstructionTest {
    @Test
    void probe() throws Exception {
        String text = new String(
                ReconstructionTest.class
                        .getResourceAsStream("/io/github/kingfell/lab/classic/connectivity/reconstruction.txt")
                        .readAllBytes(),
                StandardCharsets.UTF_8);
        Iterator<String> lines = text.lines().filter(l -> !l.startsWith("#")).iterator();
        int score = 0, pos = 0, mat = 0, first = 0, all = 0, legal = 0;
        for (PublishedGame g : PublishedGame.all()) {
            Position p = g.game().start();
            int ply = 0;
            for (int move : g.game().line()) {
                if (ply++ % 2 == 0) {
                    String[] w = lines.next().trim().split("\\s+");
                    MoveRanking m = MoveRanking.of(p, Ordering.MATERIAL_FIRST);
                    MoveRanking q = m.by(Ordering.POSITION);
                    boolean a = m.get(move).features().sum() == Integer.parseInt(w[4]);
                    boolean b = q.rank(move) == Integer.parseInt(w[5]);
                    boolean c = m.rank(move) == Integer.parseInt(w[6]);
                    String f = San.format(p, m.moves().get(0).move()).replaceAll("[+#]", "");
                    boolean d = f.equals(w[7]);
                    if (m.moves().size() == Integer.parseInt(w[3])) legal++;
                    if (a) score++;
                    if (b) pos++;
                    if (c) mat++;
                    if (d) first++;
                    if (a & b & c & d) all++;
                    if (!(a & b & c & d))
                        System.out.println(String.join(" ", w) + "   here "
                                + m.get(move).features().sum() + " " + q.rank(move) + " " + m.rank(move) + " " + f
                                + " mat " + m.get(move).material() + " best "
                                + m.moves().get(0).material() + " "
                                + m.get(move).features());
                }
                p.make(move);
            }
        }
        System.out.println("legal " + legal + " score " + score + " pos " + pos + " mat " + mat + " first " + first
                + " all " + all);
    }
}
