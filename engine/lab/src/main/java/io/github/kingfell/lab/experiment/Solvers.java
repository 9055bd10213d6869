package io.github.kingfell.lab.experiment;

/** Which programs solved a position. */
enum Solvers {
    BOTH("both", "by PROVER and DUCK"),
    PROVER("PROVER only", "by PROVER only"),
    DUCK("DUCK only", "by DUCK only"),
    NEITHER("neither", "by neither");

    private final String text;
    private final String source;

    Solvers(String text, String source) {
        this.text = text;
        this.source = source;
    }

    static Solvers of(boolean prover, boolean duck) {
        if (prover) {
            return duck ? BOTH : PROVER;
        }
        return duck ? DUCK : NEITHER;
    }

    /** Reads the paper's result from the suite's {@code c0}. */
    static Solvers published(String provenance) {
        for (Solvers solvers : values()) {
            if (provenance.contains(solvers.source)) {
                return solvers;
            }
        }
        throw new IllegalArgumentException("names no solver: " + provenance);
    }

    @Override
    public String toString() {
        return text;
    }
}
