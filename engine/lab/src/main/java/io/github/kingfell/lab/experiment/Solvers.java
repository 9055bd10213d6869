package io.github.kingfell.lab.experiment;

/** Who solved a position. */
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

    /** What the suite reports of the paper in its {@code c0}. */
    static Solvers published(String provenance) {
        for (Solvers solvers : values()) {
            if (provenance.contains(solvers.source)) {
                return solvers;
            }
        }
        throw new IllegalArgumentException("does not say who solved it: " + provenance);
    }

    @Override
    public String toString() {
        return text;
    }
}
