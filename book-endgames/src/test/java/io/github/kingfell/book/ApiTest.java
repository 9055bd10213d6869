package io.github.kingfell.book;

import io.github.kingfell.rules.testkit.ApiListing;
import org.junit.jupiter.api.Test;

/** What is public at the root is meant to be; the packages of the endings are nobody's API. */
class ApiTest {
    @Test
    void theApiIsTheOneListed() throws Exception {
        ApiListing.check("book-endgames", StandardBook.class, StandardBook.class.getPackageName());
    }
}
