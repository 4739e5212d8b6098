/** Conjunctions that begin a subordinate clause, with the word after them, in five languages. */
const conjunctions =
  /(?<![\p{L}'])(?:(?:if|when|while|whilst|because|since|unless|once)\s(?=i\b|i'|we\b|we'|my|our|he|she|they|it|you|the|there|someone|anything|something)|(?:as|before|after)\s(?=i\b|i'|we\b|we')|(?:om|när|medan|eftersom|ifall|innan|så att)\s(?=jag|vi|man|det|den|min|mitt|mina|vår|han|hon|något|någon)|(?:wenn|falls|während|weil|solange|bevor|nachdem|obwohl)\s|(?:si|quand|lorsque|pendant que|parce que|puisque|car|tant que)\s(?=j'|je|on|nous|mon|ma|mes|notre|il|elle|c'|ça|vous|la|le|les|un|une|quelqu)|s'il\s|s'ils\s|(?:si|cuando|mientras|porque|ya que)\s(?=\p{L}))/iu;

/** Interrogatives that look like conjunctions at the beginning of a question. */
const asks =
  /^[\s¿]*(?:when|när|quand|cuando|cuándo|om|si|if)\s(?:are|do|does|is|can|will|did|should|kan|har|öppnar|är|est|ouvr|abre|cierra)/iu;

/** Parts of a sentence: the subordinate clauses tell the circumstances of what the others ask. */
export function clausesOfQuestion(text: string): { text: string; isSubordinate: boolean }[] {
  const match = conjunctions.exec(text);
  if (!match || asks.test(text)) return [{ text, isSubordinate: false }];
  const [before, rest] = [text.slice(0, match.index), text.slice(match.index)];
  const comma = /,\s/u.exec(rest);
  if (before.trim() === '') {
    if (!comma) return [{ text, isSubordinate: false }];
    return [
      { text: rest.slice(0, comma.index + 1), isSubordinate: true },
      { text: rest.slice(comma.index + 1), isSubordinate: false },
    ];
  }
  const after = comma ? rest.slice(comma.index + 1) : '';
  return [
    { text: before, isSubordinate: false },
    { text: comma ? rest.slice(0, comma.index + 1) : rest, isSubordinate: true },
    ...(after.trim() ? [{ text: after, isSubordinate: false }] : []),
  ];
}
