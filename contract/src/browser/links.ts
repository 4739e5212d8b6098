/** Longer addresses are shown as text. */
const longestAddress = 2048;

/**
 * Allowed link targets: http, https, mailto and tel, by the browser's own reading of it, so that `java\nscript:` and
 * the like fall out. Null for anything else, and for a user name before the host, which is how one site dresses up as
 * another.
 */
export function toHref(address: string): string | null {
  if (address.length > longestAddress) return null;
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address);
    return /^(https?|mailto|tel):$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** "See https://example.org/a_(b)." links without the full stop, but keeps a bracket that the address opened. */
export function withoutTrailingPunctuation(address: string): string {
  let end = address.length;
  let openBrackets = 0;
  for (const character of address) {
    if (character === '(') openBrackets += 1;
    if (character === ')') openBrackets -= 1;
  }
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && openBrackets < 0) openBrackets += 1;
    else if (!'.,;:!?]}*_~…'.includes(last)) break;
  }
  return address.slice(0, end);
}

/** A label that reads as an address of another site than the link leads to is a trap. */
export function isDeceptive(label: string, href: string): boolean {
  const address = /(?:https?:\/\/|www\.)[^\s]{1,500}/i.exec(label.slice(0, 600))?.[0];
  const shown = address && toHref(address);
  return Boolean(shown) && new URL(shown as string).host !== new URL(href).host;
}
