/** Clauses shorter than this are joined to the next one, except at the end of a sentence. Unit: characters. */
const shortClause = 24;
/** A clause without punctuation is cut at a word after this. Unit: characters. */
const longClause = 180;

/** Cuts streaming text into clauses a voice can speak one by one. */
export interface ClauseSplitter {
  /** More text; returns the clauses it completes. */
  push(text: string): string[];
  /** Returns the rest. */
  rest(): string | undefined;
}

export function createClauseSplitter(): ClauseSplitter {
  let pending = '';
  return {
    push(text) {
      pending += text;
      const clauses: string[] = [];
      for (let cut = findSplit(pending); cut !== undefined; cut = findSplit(pending)) {
        const clause = pending.slice(0, cut);
        if (isSpeakable(clause)) clauses.push(clause);
        pending = pending.slice(cut);
      }
      return clauses;
    },
    rest() {
      const clause = pending;
      pending = '';
      return isSpeakable(clause) ? clause : undefined;
    },
  };
}

/** Position after the first clause and its trailing space; undefined when more text is needed. */
function findSplit(text: string): number | undefined {
  for (const match of text.matchAll(/[.!?。？！…]+["'”»)]*\s+|[,;:–—]\s+|\n+(?=[^\n])/g)) {
    const end = match.index + match[0].length;
    if (!isSpeakable(text.slice(0, end))) continue;
    const kind = splitAt(text.slice(0, match.index + 1), text.slice(end), match.index);
    if (kind === 'clause') return end;
    if (kind === 'unknown') return undefined;
  }
  if (text.length <= longClause) return undefined;
  return wordCut(text);
}

/** Judges a mark by the text up to it and the text after it, which may not have come yet. */
function splitAt(textWithMark: string, next: string, index: number): 'clause' | 'no' | 'unknown' {
  const mark = textWithMark.slice(-1);
  if (/[,;:]/.test(mark)) return index >= shortClause ? 'clause' : 'no';
  if (/[–—]/.test(mark)) return index >= shortClause ? afterDash(textWithMark, next) : 'no';
  if (mark !== '.') return 'clause';
  if (abbreviation.test(textWithMark)) return 'no';
  if (!doubtful.test(textWithMark)) return 'clause';
  return afterDoubtfulPoint(textWithMark, next);
}

/** "Mr.", "e.g." or an initial never end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|dra|hr|sra?|srta|mme|prof|st|ste|vs|no|nr|núm|tel|tfn|kl|ca|approx|inkl|exkl|incl|zzgl|evtl|ggf|bzw|av|avda|bd|max|min|z\. ?b|d\. ?h|u\. ?a|t\. ?ex|bl\. ?a|fr\. ?o\. ?m|t\. ?o\. ?m|p\. ?g\. ?a|p\. ?ex|p\. ?ej|e\. ?g|i\. ?e|\p{L})\.$/iu;
/** A point after these may end a sentence, or be a part of what was written: 9 a.m., 3. Mai, Hauptstr. 5. */
const doubtful =
  /(?:\d|[\s\d.][ap]\.? ?m|str|\b(?:etc|osv|usw|m\.m|rd|ave|blvd|jr|inc|ltd|co|std|mio|mrd|mo|di|mi|do|fr|sa|so|lun|mar|mer|mié|jue|jeu|vie|ven|sam|sáb|dom|dim|mån|tis|ons|tors|fre|lör|sön|mon|tue|wed|thu|fri|sat|sun|jan|feb|apr|aug|sept?|okt|oct|nov|dec|dez))\.$/iu;
const monthBegins =
  /^(?:jan|feb|fév|fev|mar|mär|apr|avr|abr|may|maj|mai|jun|jui|jul|aug|aoû|ago|sep|okt|oct|nov|dec|dez|déc|dic|ene)/i;
/** Words before a German ordinal. */
const beforeOrdinal = /(?:^|\s)(?:im|am|vom|zum|beim|dem|den|der|die|das|ab|jeden|bis) \d{1,3}\.$/i;

function afterDoubtfulPoint(textWithPoint: string, next: string): 'clause' | 'no' | 'unknown' {
  if (next === '') return 'unknown';
  if (!/^\p{Lu}/u.test(next)) return 'no';
  if (!/\d\.$/.test(textWithPoint)) return 'clause';
  if (beforeOrdinal.test(textWithPoint)) return 'no';
  if (next.length < 3) return 'unknown';
  return monthBegins.test(next) ? 'no' : 'clause';
}

/** A dash between figures is a range. */
function afterDash(textWithDash: string, next: string): 'clause' | 'no' | 'unknown' {
  if (!/\d\s*[–—]$/.test(textWithDash)) return 'clause';
  if (next === '') return 'unknown';
  return /^\d/.test(next) ? 'no' : 'clause';
}

/** Position after the last word that fits, not between figures or a figure and its unit. */
function wordCut(text: string): number {
  const spaces = [...text.slice(0, longClause + 1).matchAll(/ /g)].map((match) => match.index).filter((at) => at > 0);
  const free = spaces.findLast((at) => !/\d/.test(text[at - 1] ?? '') && !/\d/.test(text[at + 1] ?? ''));
  const space = free ?? spaces.at(-1);
  return space === undefined ? longClause : space + 1;
}

/** True when the text holds a letter or digit. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
