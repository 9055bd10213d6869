// What a tab keeps beside its address, so that a reload brings it back. Without storage nothing is kept.

export function save(name, value) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The tab works without it.
  }
}

/** Null when nothing was kept. */
export function load(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name));
  } catch {
    return null;
  }
}
