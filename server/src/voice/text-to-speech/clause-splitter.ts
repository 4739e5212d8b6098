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
    const isSentence = /^[.!?。？！…\n]/.test(match[0]);
    if (isSentence ? !isAbbreviation(text.slice(0, match.index + 1)) : match.index >= shortClause) return end;
  }
  if (text.length <= longClause) return undefined;
  const space = text.lastIndexOf(' ', longClause);
  return space > 0 ? space + 1 : longClause;
}

/** "Mr.", "e.g.", an initial or a number's point do not end a sentence. */
function isAbbreviation(textWithPoint: string): boolean {
  return /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|etc|no|nr|bzw|z\.b|d\.h|t\.ex|bl\.a|e\.g|i\.e|approx|[a-zåäö])\.$/i.test(
    textWithPoint,
  );
}

/** True when the text holds a letter or digit. */
export function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
