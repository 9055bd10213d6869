package io.github.kingfell.cli;

import java.lang.reflect.Proxy;
import java.util.function.IntConsumer;

/**
 * The signals of the operating system. Java has no other access to them than {@code sun.misc.Signal}, which is called
 * by reflection because it is not part of the standard. Where it is missing, a signal ends the program at once.
 */
final class SystemSignals {
    private SystemSignals() {}

    /** Delivers SIGINT and SIGTERM to a handler instead of ending the program. */
    static void deliverTo(IntConsumer handler) {
        try {
            deliver("INT", handler);
            deliver("TERM", handler);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // Java runs with -Xrs, or is another Java: its own handling stays.
        }
    }

    private static void deliver(String name, IntConsumer handler) throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.misc.Signal");
        Class<?> listener = Class.forName("sun.misc.SignalHandler");
        Object signal = type.getConstructor(String.class).newInstance(name);
        int number = (int) type.getMethod("getNumber").invoke(signal);
        Object proxy = Proxy.newProxyInstance(
                SystemSignals.class.getClassLoader(), new Class<?>[] {listener}, (self, method, arguments) -> {
                    if (method.getName().equals("handle")) {
                        handler.accept(number);
                    }
                    return null;
                });
        type.getMethod("handle", type, listener).invoke(null, signal, proxy);
    }
}
