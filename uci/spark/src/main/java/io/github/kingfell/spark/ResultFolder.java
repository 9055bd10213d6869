package io.github.kingfell.spark;

import io.github.kingfell.workbench.mate.PositionSolver.Limits;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Tuple2;

/**
 * A folder with one folder of results for each batch; finished batches have the mark of Hadoop. An interrupted batch
 * has no mark: it does not count, and its name is not used again.
 */
final class ResultFolder {
    private static final String BATCH = "batch-";
    private static final String FINISHED = "_SUCCESS";

    private final JavaSparkContext spark;
    private final Path folder;
    private final List<String> finished = new ArrayList<>();
    private int last;

    /** @throws IOException when the folder cannot be read, or is something else */
    ResultFolder(JavaSparkContext spark, String name) throws IOException {
        this.spark = spark;
        folder = new Path(name);
        FileSystem files = folder.getFileSystem(spark.hadoopConfiguration());
        if (!files.exists(folder)) {
            return;
        }
        if (files.getFileStatus(folder).isFile()) {
            throw new FileNotFoundException("the output is a file, not a folder: \"" + name + '"');
        }
        FileStatus[] entries = files.listStatus(folder);
        for (FileStatus entry : entries) {
            Path path = entry.getPath();
            if (!path.getName().matches(BATCH + "\\d{6}")) {
                continue;
            }
            last = Math.max(last, Integer.parseInt(path.getName().substring(BATCH.length())));
            if (files.exists(new Path(path, FINISHED))) {
                finished.add(path.toString());
            }
        }
        if (last == 0 && entries.length > 0) {
            throw new IOException("the output folder belongs to something else: \"" + name + "\" holds "
                    + Arrays.stream(entries).findFirst().orElseThrow().getPath().getName());
        }
    }

    /** Saves a batch; it counts from then on. */
    void save(JavaRDD<String> results) {
        last++;
        String batch = new Path(folder, String.format(Locale.ROOT, "%s%06d", BATCH, last)).toString();
        results.saveAsTextFile(batch);
        finished.add(batch);
    }

    /** Returns the number of finished batches. */
    int batches() {
        return finished.size();
    }

    /**
     * Returns the positions, by FEN, for which finished batches have an answer as good as a search with these limits
     * could give.
     */
    JavaPairRDD<String, Boolean> answered(Limits limits) {
        return lines(0).map(JsonObject::read)
                .filter(result ->
                        result.path("question").asText().equals(limits.question()) && limits.areAnsweredBy(result))
                .mapToPair(result -> new Tuple2<>(result.path("fen").asText(), true));
    }

    /**
     * Returns the results, without the first lines of the files.
     *
     * @param from number of batches to leave out
     */
    JavaRDD<String> lines(int from) {
        JavaRDD<String> lines = spark.emptyRDD();
        for (String batch : finished.subList(from, finished.size())) {
            lines = lines.union(spark.textFile(batch));
        }
        return lines.filter(line -> line.contains("\"verdict\""));
    }
}
