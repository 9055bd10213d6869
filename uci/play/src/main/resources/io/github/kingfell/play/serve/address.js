// The state of the page in the part of its address after "#", so that a reload or a copied address brings it back.

/** The fields of the address; spaces are written as "_". */
export function read() {
  const fields = {};
  for (const part of location.hash.slice(1).split("&")) {
    const cut = part.indexOf("=");
    if (cut > 0) {
      try {
        fields[part.slice(0, cut)] = decodeURIComponent(part.slice(cut + 1)).replaceAll("_", " ");
      } catch {
        // A damaged field is as good as none.
      }
    }
  }
  return fields;
}

/** Empty fields are left out. */
export function write(fields) {
  const text = Object.entries(fields)
    .filter(([, value]) => value !== "" && value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURI(String(value).replaceAll(" ", "_")).replace(/[#&]/g, encodeURIComponent)}`)
    .join("&");
  history.replaceState(null, "", `#${text}`);
}
