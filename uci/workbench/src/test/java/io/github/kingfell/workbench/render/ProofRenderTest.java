package io.github.kingfell.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.prooffile.Proofs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofRenderTest {
    private static final Pattern TAG = Pattern.compile("<(/?)(\\w+)[^>]*?(/?)>");

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3, White mates in 3",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, -2, Black is mated in 2",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, White mates in 1",
    })
    void thePageIsWholeAndNeedsNoNetwork(String fen, int moves, String title) throws Exception {
        MateCertificate mate = Proofs.mate(fen, moves);
        Optional<MateRefutation> refutation = Math.abs(moves) > 1 ? Proofs.refutation(mate) : Optional.empty();
        String page = page(mate, refutation);
        assertThat(page).contains("<h1>" + title + "</h1>", "<code>" + fen + "</code>");
        assertThat(page).doesNotContain("http:", "https:", "<script src", "<link", "<img", "@import", "url(");
        assertBalanced(page);
        assertThat(attached(page)).isEqualTo(Proofs.text(mate, refutation));
    }

    /** The browser runs only the script whose hash the page names, and the boards of the line do not need it. */
    @Test
    void theScriptIsKnownAndNotNeeded() throws Exception {
        MateCertificate mate = Proofs.mate(Proofs.THREE, 3);
        String page = page(mate, Optional.empty());
        Matcher script =
                Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL).matcher(page);
        assertThat(script.results()).hasSize(1);
        assertThat(script.reset().find()).isTrue();
        byte[] digest =
                MessageDigest.getInstance("SHA-256").digest(script.group(1).getBytes(StandardCharsets.UTF_8));
        assertThat(page).contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
        String line = page.substring(page.indexOf("class='line replay'"), page.indexOf("Every defence"));
        assertThat(line.split("<svg", -1))
                .as("boards and what is before the first")
                .hasSize(mate.line().length + 2);
    }

    @Test
    void everyDefenceIsOnThePage() throws Exception {
        MateCertificate mate = Proofs.mate(Proofs.THREE, 3);
        String page = page(mate, Proofs.refutation(mate));
        assertThat(page).contains("1... Ka1 <b>2. Kc2</b>", "1... Kb1 <b>2. Ra4</b>", "2... Kc1 <b>3. Ra1#</b>");
        assertThat(page).contains("Why not in 2", "1. Rg8 <b>1... Ka1</b>").doesNotContain("too large");
    }

    @Test
    void aLargeTreeIsCutAndSaysSo() throws Exception {
        MateCertificate mate = Proofs.mate(Proofs.THREE, 3);
        String whole = tree(mate, 7);
        assertThat(whole).contains("3. Ra4#").doesNotContain("too large", "proof file");
        String cut = tree(mate, 6);
        assertThat(cut)
                .contains(
                        "too large for a page", "down to depth 2", "1 move and the answers to them: see the proof file")
                .contains("1... Ka1 <b>2. Kc2</b>")
                .doesNotContain("3. Ra4#");
        assertBalanced(cut);
        assertThat(tree(mate, 1))
                .contains("<b>1. Kc3</b>", "3 moves and the answers to them")
                .doesNotContain("Ka1");
    }

    private static String tree(MateCertificate mate, int most) throws IOException {
        StringWriter out = new StringWriter();
        new TreeHtml(mate.proof().answers(), mate.root(), TreeHtml.Kind.MATE, node -> "", Color.WHITE, out, most)
                .write();
        return out.toString();
    }

    @Test
    void json() throws Exception {
        MateCertificate mate = Proofs.mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2);
        assertThat(json(mate, Proofs.refutation(mate))).isEqualTo("""
                        {
                        "format": "kingfell-proof-json",
                        "version": 1,
                        "fen": "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
                        "claim": {"type": "mate", "moves": 2},
                        "line": ["b1b7", "h8g8", "a2a8"],
                        "proof": [
                        {"move": "b1b7", "replies": {"h8g8": 1}},
                        {"move": "a2a8", "replies": {}}
                        ],
                        "refutation": {"moves": 1, "nodes": [
                        {"reply": null, "moves": {}}
                        ]}
                        }
                        """);
        assertThat(json(Proofs.mate("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1", -2), Optional.empty()))
                .contains("{\"type\": \"mated\", \"moves\": 2}", "{\"move\": null, \"replies\": {\"")
                .doesNotContain("refutation");
    }

    private static String page(MateCertificate mate, Optional<MateRefutation> refutation) throws IOException {
        StringWriter out = new StringWriter();
        ProofPage.write(mate, refutation, Below.WHITE, out);
        return out.toString();
    }

    private static String json(MateCertificate mate, Optional<MateRefutation> refutation) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProofJson.write(mate, refutation, out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String attached(String page) {
        Matcher data =
                Pattern.compile("data:text/plain;base64,([A-Za-z0-9+/=]+)'").matcher(page);
        assertThat(data.find()).isTrue();
        return new String(Base64.getDecoder().decode(data.group(1)), StandardCharsets.US_ASCII);
    }

    /** Asserts that each element that must be closed is closed. */
    static void assertBalanced(String page) {
        for (String element : new String[] {"details", "summary", "div", "svg", "g", "figure", "p", "b", "span"}) {
            int open = 0;
            for (Matcher tag = TAG.matcher(page); tag.find(); ) {
                if (tag.group(2).equals(element) && tag.group(3).isEmpty()) {
                    open += tag.group(1).isEmpty() ? 1 : -1;
                }
                assertThat(open).as(element).isNotNegative();
            }
            assertThat(open).as(element).isZero();
        }
    }
}
