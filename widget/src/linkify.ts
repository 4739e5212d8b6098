/** A stretch of plain text, or of text that names an address. `href` is always http, https or mailto. */
export interface TextPart {
  text: string;
  href: string | null;
}

const candidate = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gi;

/** Splits text into plain and linked parts; joined again, the parts are the text, letter for letter. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(candidate)) {
    const shown = withoutTrailingPunctuation(match[0]);
    const href = toHref(shown);
    if (!href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null });
    parts.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** "See https://example.org/a_(b)." links without the full stop, but keeps a bracket that the address opened. */
function withoutTrailingPunctuation(address: string): string {
  const shorter = address.replace(/[.,;:!?\]}*_~…]+$/, '');
  if (shorter.endsWith(')') && shorter.split(')').length > shorter.split('(').length) {
    return withoutTrailingPunctuation(shorter.slice(0, -1));
  }
  return shorter;
}

function toHref(address: string): string | null {
  if (!/^(https?:|www\.)/i.test(address)) return `mailto:${address}`;
  try {
    const url = new URL(address.replace(/^www\./i, 'https://$&'));
    // A user name before the host is how one site dresses up as another.
    return url.username ? null : url.href;
  } catch {
    return null;
  }
}
