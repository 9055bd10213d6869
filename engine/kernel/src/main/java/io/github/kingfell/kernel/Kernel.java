package io.github.kingfell.kernel;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;

/** The entry point: checks a file and returns a verdict. */
public final class Kernel {

    private Kernel() {}

    /**
     * Checks a proof file, as {@code docs/proof-format.md} describes it.
     *
     * @param in the file
     * @param places the most tree nodes, or lemmas, to examine before the check is given up
     * @throws IOException if the file cannot be read at all
     */
    public static Verdict checkProof(InputStream in, long places) throws IOException {
        return verdict(() -> proof(in, new Budget(places)));
    }

    /**
     * Checks the certificate of an ending, as {@code docs/certificate-format.md} describes it.
     *
     * @param in the file
     * @param states the most states and missing positions to examine before the check is given up
     * @throws IOException if the file cannot be read at all
     */
    public static Verdict checkCertificate(InputStream in, long states) throws IOException {
        return verdict(() -> certificate(in, new Budget(states)));
    }

    private static String proof(InputStream in, Budget budget) throws IOException {
        ProofFile file = ProofFile.read(new BufferedInputStream(in));
        file.tree().ifPresent(tree -> AttackCheck.check(file, tree, budget));
        file.refutation().ifPresent(refutation -> RefutationCheck.check(file, refutation, budget));
        if (file.tree().isEmpty() && file.refutation().isEmpty()) {
            LemmaCheck.check(file, budget);
        }
        Optional<ProofFile.Refutation> shorter = file.tree().flatMap(tree -> file.refutation());
        return file.claim().text()
                + shorter.map(none -> ", no mate in " + none.moves()).orElse("");
    }

    private static String certificate(InputStream in, Budget budget) throws IOException {
        Certificate certificate = Certificate.read(new BufferedInputStream(in));
        CertificateCheck.check(certificate, budget);
        return certificate.states() + " states mate" + (certificate.complete ? ", and no other position is won" : "");
    }

    /** A check that returns what it has shown. */
    private interface Check {
        String run() throws IOException;
    }

    private static Verdict verdict(Check check) throws IOException {
        try {
            return new Verdict(Verdict.Kind.HOLDS, check.run());
        } catch (Objection e) {
            return e.verdict();
        }
    }

    /**
     * Checks the named file; a name that ends in {@code .kfcert} means a certificate. Exit code 0: it holds, 1: it does
     * not.
     */
    public static void main(String[] arguments) throws IOException {
        System.exit(run(arguments[0], System.out));
    }

    static int run(String file, PrintStream out) throws IOException {
        try (InputStream in = new FileInputStream(file)) {
            boolean certificate = file.endsWith(".kfcert");
            Verdict verdict = certificate ? checkCertificate(in, Long.MAX_VALUE) : checkProof(in, Long.MAX_VALUE);
            out.println(verdict.kind() + ": " + verdict.text());
            return verdict.kind() == Verdict.Kind.HOLDS ? 0 : verdict.kind() == Verdict.Kind.REJECTED ? 1 : 2;
        }
    }
}
