package io.github.kingfell.rules.testkit;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Rules that hold in every module of several packages, whatever it is about. */
public final class EveryRoom {
    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule FILES_ARE_WRITTEN_IN_ONE_PLACE = HouseRules.FILES_ARE_WRITTEN_IN_ONE_PLACE;

    @ArchTest
    static final ArchRule NO_STATIC_VARIABLES = HouseRules.NO_STATIC_VARIABLES;

    @ArchTest
    static final ArchRule NO_CYCLES = HouseRules.NO_PACKAGE_CYCLES;

    private EveryRoom() {}
}
