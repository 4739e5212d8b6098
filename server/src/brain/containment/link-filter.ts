import { toHref, withoutTrailingPunctuation } from '@parley/contract/browser/links';

/** Longest unfinished link that is waited for. Unit: characters. Source: the bounds of the Markdown reader of clients. */
const pendingMax = 2_600;

/** Addresses that may become links, and Markdown links, as the clients read them. */
const markdownLink =
  /!?\[([^[\]]{0,500})\]\(\s?<?([^()\s<>]{1,2048}(?:\([^()\s<>]{0,500}\)[^()\s<>]{0,500})?)>?(?:\s"[^"]{0,200}")?\)/y;
const address = /(?:https?:|www\.)[^\s<>"'`]+/iy;
const targetAddress = /(?<=\]\(\s?<?)(?:mailto|tel):[^\s<>"'`]+/iy;

/** First character of something that may become a link. */
const candidate = /!?\[|https?:|www\.|(?<=\]\(\s?<?)(?:mailto|tel):/gi;
/** Part of a candidate, or of a Markdown link, at the end of the text so far. */
const openEnd = /(?:!|!?\[[^[\]]{0,500}\]?|h|ht|htt|https?|w|ww|www|\]\(\s?<?(?:m[a-z]{0,5}|t[a-z]{0,2})?|\])$/i;
/** Characters that may end an open link. */
const mayEnd = /[\s<>"'`()[\]]/;
const openMarkdown = /!?\[[^[\]]{0,500}(?:\](?:\([^)\n]{0,2048})?)?$/y;

export interface LinkTrust {
  /** Hosts that may be linked to, in lower case, without `www.`. */
  hosts: ReadonlySet<string>;
  /** Text whose mail addresses and phone numbers may be linked to. */
  text: string;
}

/** Host names in text that the agent's owner wrote, with or without a scheme. */
export function hostsIn(text: string): string[] {
  const found = text.match(/(?<![\p{L}\p{N}_-])(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}(?![\p{L}\p{N}_-])/gu) ?? [];
  return found.flatMap((name) => hostOf(`https://${name}/`) ?? []);
}

/** Host of an address, in lower case, without `www.`; undefined: it has none. */
export function hostOf(href: string): string | undefined {
  return URL.parse(href)?.hostname.replace(/^www\./, '') || undefined;
}

export interface TextFilter {
  /** Takes new text and returns what may be said; holds back what is not decided yet. */
  push(delta: string): string;
  /** Returns the rest when the text is over. */
  end(): string;
}

/**
 * Turns links of a model's answer into text, unless they lead to a trusted host. No client then draws them as links:
 * an injected instruction cannot lead the person to a foreign page or carry data away in an address.
 */
export function linkFilter(trust: LinkTrust): TextFilter {
  let pending = '';
  /** End of the text returned before, which decides how the next characters are read. */
  let before = '';
  /** An open link waits for its end. */
  let isWaiting = false;
  const advance = (isOver: boolean): string => {
    const { text, rest, isOpen = false } = filtered(before, pending, isOver, trust);
    isWaiting = isOpen;
    before = (before + text).slice(-4);
    pending = rest;
    return text;
  };
  return {
    push(delta) {
      pending += delta;
      if (isWaiting && pending.length < pendingMax && !mayEnd.test(delta)) return '';
      return advance(false);
    },
    end: () => advance(true),
  };
}

function filtered(
  before: string,
  pending: string,
  isOver: boolean,
  trust: LinkTrust,
): { text: string; rest: string; isOpen?: true } {
  const whole = before + pending;
  const from = before.length;
  let text = '';
  let at = from;
  candidate.lastIndex = from;
  for (let match = candidate.exec(whole); match; match = candidate.exec(whole)) {
    const start = match.index;
    text += whole.slice(at, start);
    at = start;
    const piece = match[0].endsWith('[') ? readMarkdown(whole, start, trust) : readAddress(whole, start, trust);
    const isOpen = piece === null ? isOpenAt(whole, start, match[0]) : piece.isOpen && piece.end === whole.length;
    if (isOpen && !isOver && whole.length - start < pendingMax) return { text, rest: whole.slice(start), isOpen: true };
    const end = piece?.end ?? start + match[0].length;
    text +=
      piece === null ? match[0] : apart(whole.slice(Math.max(0, start - 1), start), piece, whole.slice(start, end));
    at = candidate.lastIndex = end;
  }
  const tail = whole.slice(at);
  const held = isOver ? null : openEnd.exec(tail);
  const cut = held ? held.index : tail.length;
  return { text: text + tail.slice(0, cut), rest: tail.slice(cut) };
}

/** Changed text must not join what stands before it to an address. */
const apart = (previous: string, { text }: Piece, source: string): string =>
  text !== source && /[\w:/]/.test(previous) ? ` ${text}` : text;

interface Piece {
  text: string;
  end: number;
  /** More text may belong to it. */
  isOpen: boolean;
}

function readMarkdown(whole: string, start: number, trust: LinkTrust): Piece | null {
  markdownLink.lastIndex = start;
  const [source, label = '', target = ''] = markdownLink.exec(whole) ?? [];
  if (source === undefined) return null;
  const end = start + source.length;
  if (toHref(target) === null) return { text: withoutAddresses(source), end, isOpen: false };
  if (isTrusted(target, trust)) return { text: source, end, isOpen: false };
  const words = withoutAddresses(label).trim();
  const shown = withoutAddresses(target);
  return { text: words === '' ? `(${shown})` : `${words} (${shown})`, end, isOpen: false };
}

/** True when more text may make a link of what begins here. */
function isOpenAt(whole: string, start: number, beginning: string): boolean {
  if (!beginning.endsWith('[')) return start + beginning.length === whole.length;
  openMarkdown.lastIndex = start;
  return openMarkdown.test(whole);
}

function readAddress(whole: string, start: number, trust: LinkTrust): Piece | null {
  for (const pattern of [address, targetAddress]) {
    pattern.lastIndex = start;
    const [found] = pattern.exec(whole) ?? [];
    if (found === undefined) continue;
    const text = isTrusted(withoutTrailingPunctuation(found), trust) ? found : withoutAddresses(found);
    return { text, end: start + found.length, isOpen: true };
  }
  return null;
}

function isTrusted(target: string, { hosts, text }: LinkTrust): boolean {
  const href = toHref(target);
  if (href === null) return false;
  const contact = decoded(target.replace(/^\w+:/, '').split('?')[0] ?? '');
  if (href.startsWith('mailto:')) return contact !== '' && text.includes(contact);
  if (href.startsWith('tel:')) return isNumberIn(text, contact);
  return hosts.has(hostOf(href) ?? '');
}

/** True when the text has the number, however it is grouped. */
function isNumberIn(text: string, number: string): boolean {
  const digits = number.replace(/[^\d+]/g, '');
  return digits.length > 2 && text.replace(/(?<=[\d+)])[\s().\-–/]+(?=[\d(])/g, '').includes(digits);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Text without what makes an address of it; repeated, since taking one away may join another. */
function withoutAddresses(text: string): string {
  const bare = text.replace(/(?:https?|mailto|tel):[/\\]*|www\./gi, '');
  return bare === text ? text : withoutAddresses(bare);
}
