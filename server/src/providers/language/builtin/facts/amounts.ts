import { foldWord } from '../text/tokenize.ts';

/** A sum of money in a statement. */
export interface Amount {
  value: number;
  /** Position in the text. */
  index: number;
  /** As written, with its currency: `£12.50`, `149 kr`. */
  text: string;
  /** Decimal places as written. */
  decimals: number;
  /** Folded text up to the next amount or the end of the clause: "per day", "for two hours". */
  after: string;
  /** Folded text before it, back to the amount before or the beginning. */
  before: string;
  isPercent: boolean;
}

const number = String.raw`\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const currency = String.raw`€|£|\$|kr\b|kronor\b|sek\b|euros?\b|eur\b|:-|dollars?\b|usd\b|pounds?\b|gbp\b|chf\b|cents?\b|ct\b|centimos?\b|centimes?\b|p\b`;
/** "A cream tea is 8.50 a head": a price by its decimals and the words around it. */
const bare = String.raw`(?<=(?<!\p{L})(?:is|are|costs?|charge|for|kostar|kostet|kosten|coûte(?:nt)?|cuestan?|vale|valen|för|für|pour|por)\s)\d+[.,]\d{2}(?=$|[\s,;.)](?!\d)(?!\s?(?:am|pm|uhr|h|till?|to|until|bis|à|a las|kg|km|m|l)\b))|\d+[.,]\d{2}(?=\s(?:a head|each|per (?:person|head|piece|portion)|pp|p\.p|styck|st|pro (?:person|stück)|par personne|por persona|la hora|extra)(?!\p{L}))`;
const amount = new RegExp(
  String.raw`(€|£|(?:US|MX|AU|CA|R)?\$|S\/\.?(?=\s?\d)|(?<!\p{L})(?:CHF|EUR|USD|GBP|SEK|Fr\.)(?=\s?\d))\s?(${number})|(${number})\s?(${currency}|%)(?![\d])|(${bare})`,
  'giu',
);

/** Finds the sums of money (and percentages) in a text, in order. */
export function readAmounts(text: string): Amount[] {
  const matches = [...text.matchAll(amount)];
  return matches.map((match, index) => {
    const written = match[2] ?? match[3] ?? match[5] ?? '';
    const end = match.index + match[0].length;
    const next = matches[index + 1]?.index ?? text.length;
    const previous = matches[index - 1];
    const start = previous ? previous.index + previous[0].length : 0;
    const decimals = /[.,](\d{1,2})$/.exec(written)?.[1]?.length ?? 0;
    return {
      value: numberOf(written) / (/^(?:c|p$)/i.test(match[4] ?? '') && !/^chf/i.test(match[4] ?? '') ? 100 : 1),
      index: match.index,
      text: match[0],
      decimals,
      after: foldWord(text.slice(end, next)).split(/[,;]|\.\s/)[0] ?? '',
      before: foldWord(text.slice(start, match.index)),
      isPercent: match[4] === '%',
    };
  });
}

function numberOf(written: string): number {
  const plain = written.replace(/[ '’\u00a0\u202f]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}

/** Writes a sum in the currency and the notation of an amount; cents become units. */
export function writeAmount(total: number, like: Amount): string {
  const hasPoint = /\.\d{1,2}(?!\d)/.test(like.text) || like.text.startsWith('€');
  const usesComma = /,\d{1,2}(?!\d)/.test(like.text) || (!hasPoint && /kr|€|eur|sek|:-|cent|ct/i.test(like.text));
  const decimals = Number.isInteger(total) && !(like.decimals > 0 && usesComma) ? 0 : 2;
  const fixed = total.toFixed(decimals);
  const written = usesComma ? fixed.replace('.', ',') : fixed;
  if (/cent|ct\b|céntimo/i.test(like.text)) return `${written} €`;
  if (/\dp$/.test(like.text)) return `£${written}`;
  const sum = new RegExp(number, 'u').exec(like.text)?.[0] ?? '';
  return like.text.replace(sum, written);
}
