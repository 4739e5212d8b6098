/** Part of a statement with one polarity. */
export interface Clause {
  text: string;
  /** It has no verb, or ends with one alone: the statement before it goes on: "but not inside", "the terrace is". */
  isElliptical: boolean;
  /** "Except assistance dogs": the contrary of the clause before holds. */
  isException: boolean;
  /** First after "but", "however" and the like: an earlier negation does not reach it. */
  isContrast: boolean;
}

const contrast =
  /\b(?:but|however|though|although|men|dock|däremot|aber|jedoch|sondern|dafür|mais|par contre|pero|sino|en cambio|aunque)\b/iu;

const exception =
  /(?=(?<!\p{L})(?:except|apart from|other than|unless|förutom|utom|ausser|außer|mit ausnahme|sauf|hormis|excepto|salvo|menos los|menos las)(?!\p{L}))/iu;
const startsException =
  /^(?:except|apart from|other than|unless|förutom|utom|ausser|außer|mit ausnahme|sauf|hormis|excepto|salvo|menos l[oa]s)(?!\p{L})|(?:excepted|undantag\p{L}*|ausgenommen|excepté\p{L}*|exceptu\p{L}*)[\s.,;]*$/iu;

/** A clause with its own verb starts a new statement, to which an earlier negation does not reach. */
export const ownVerb =
  /(?<!\p{L})(?:is|are|can|may|we|isn't|aren't|can't|ist|sind|kann|darf|dürfen|wir|är|kan|får|finns|vi|est|sont|peut|peuvent|nous|es|son|está|puede|pueden|erlaubt|allowed|tillåt\p{L}*|welcome|willkommen|välkom\p{L}*|bienven\p{L}*|admis\p{L}*)(?!\p{L})/iu;

/** "The taproom and toilets are." */
const endsWithVerb = /(?<!\p{L})(?:is|are|do|does|can|ist|sind|schon|ja|är|går|oui|sí|si)[\s.!;]*$/iu;

const negativeList =
  /(?<!\p{L})(?:no|not|nor|inga|inte|ingen|kein\p{L}*|nicht|pas|ni|sin|sans|nie|never|aldrig)(?!\p{L})/iu;

/** A negation that stands before the thing it denies. */
const deniesNext =
  /^\s*(?:no|inga|ingen|inget|kein\p{L}*|pas de|pas d'|sin|sans|without|utan|ohne|ning[uú]n\p{L}*|aucun\p{L}*)\s\p{L}{3}/iu;

/** Beginning of a statement that denies its label. */
const deniesLabel =
  /^\s*(?:sorry,?\s|leider\s|tyvärr\s|malheureusement\s|lo siento,?\s)?(?:not|no|never|none|nicht|nein|nie|verboten|untersagt|kein\p{L}*|inte|nej|ej|aldrig|förbjud\p{L}*|pas|non|jamais|interdit\p{L}*|nunca|prohibid[oa]s?)(?!\p{L})/iu;

/** Clauses of a statement, in order. */
export function clausesOf(text: string): Clause[] {
  return text.split(contrast).flatMap((segment, index) =>
    segment
      .split(exception)
      .flatMap(listsWithVerb)
      .map((clause, at) => ({
        text: clause,
        isElliptical: !ownVerb.test(clause) || endsWithVerb.test(clause),
        isException: startsException.test(clause.trim()),
        isContrast: index > 0 && at === 0,
      })),
  );
}

/** A list without a verb belongs to the clause after it: "Laptops and tablets we don't repair". */
function listsWithVerb(segment: string): string[] {
  const clauses: string[] = [];
  let list = '';
  for (const part of segment.split(/(?<=[,;:–—])\s/)) {
    // "Paid in cash or by card, no cheques": the list before it is another statement.
    if (list !== '' && deniesNext.test(part)) {
      clauses.push(list);
      list = '';
    }
    list = list === '' ? part : `${list} ${part}`;
    // "Smoking and vaping: not allowed indoors."
    if (clauses.length === 0 && list.endsWith(':') && deniesLabel.test(segment.slice(list.length))) continue;
    if (!ownVerb.test(part) && !/[;:–—]$/.test(part) && !negativeList.test(part)) continue;
    clauses.push(list);
    list = '';
  }
  return list.trim() === '' ? clauses : [...clauses, list];
}
