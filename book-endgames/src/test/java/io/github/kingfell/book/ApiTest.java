package io.github.kingfell.book;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** Compares the public API of the root package with its listing; the packages of the endings are not API. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("book-endgames", StandardBook.class, StandardBook.class.getPackageName());
    }
}
