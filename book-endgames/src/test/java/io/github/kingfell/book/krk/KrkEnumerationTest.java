package io.github.kingfell.book.krk;

import io.github.kingfell.engine.board.Color;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Standing;
import org.junit.jupiter.api.Test;

class KrkEnumerationTest {
    @Test
    void probe() {
        long t0 = System.nanoTime();
        KrkTruth truth = new KrkTruth();
        long t1 = System.nanoTime();
        System.out.println("truth " + (t1 - t0) / 1_000_000);
        for (boolean h : new boolean[] {true, false}) {
            t1 = System.nanoTime();
            KrkAutomaton a = new KrkAutomaton(new Krk(), truth, h);
            int n = 0;
            long g = 0, b = 0, d = 0;
            int mg = 0, mb = 0, md = 0;
            int[][] table = new int[5][64];
            int[] lost = new int[51];
            for (int p = 0; p < truth.white.length; p++) {
                if (KrkTruth.isLegalWithWhiteToMove(p)) {
                    n++;
                    a.follow(p);
                    g += a.guarantee[p];
                    b += a.againstBest[p];
                    d += truth.white[p];
                    mg = Math.max(mg, a.guarantee[p]);
                    mb = Math.max(mb, a.againstBest[p]);
                    md = Math.max(md, truth.white[p]);
                    long s = new Krk().standing(KrkAutomaton.position(p, Color.WHITE));
                    int st = Standing.stage(s), me = (int) Standing.measure(s);
                    table[st][me] = Math.max(table[st][me], a.guarantee[p]);
                }
            }
            var tree = new io.github.kingfell.engine.forcing.ForcingTree(
                    new Krk(), KrkAutomaton.position(KrkTruth.of(0, 9, 63), Color.WHITE), h, h);
            int cnt = 0;
            for (int p = 0; h && p < truth.white.length; p++) {
                if (KrkTruth.isLegalWithWhiteToMove(p)) {
                    Position x = KrkAutomaton.position(p, Color.WHITE);
                    if (Standing.stage(new Krk().standing(x)) == 1) {
                        tree.grow(
                                x, new Krk().treeLimits(), io.github.kingfell.engine.search.SearchControl.unlimited());
                        if (tree.depth(tree.root()) == 3 && cnt++ % 50 == 0)
                            System.out.println(io.github.kingfell.engine.notation.Fen.format(x));
                    }
                }
            }
            System.out.println(cnt);
            System.out.println(n + " g " + mg + " " + (double) g / n + " best " + mb + " " + (double) b / n + " true "
                    + md + " " + (double) d / n + " depth " + java.util.Arrays.toString(a.deepestTree) + " examined "
                    + a.examined + " most " + a.mostExamined + " ms " + (System.nanoTime() - t1) / 1_000_000);
            for (int st = 1; st < 4; st++) {
                for (int m = 0; m < 64; m++)
                    if (table[st][m] > 0) System.out.print(st + ":" + m + "=" + table[st][m] + " ");
            }
            System.out.println();
        }
    }
}
