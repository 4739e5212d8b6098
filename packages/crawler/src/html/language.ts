import type { PageDocument } from './dom.ts';

/** Frequent short words of each language; a page without a declared language is judged by them. */
const frequentWords: Record<string, string> = {
  en: 'the and of to is you we our for with your are from',
  sv: 'och att det som är på för med vi du till av din har',
  de: 'und der die das ist wir sie für mit auf den von zu nicht',
  fr: 'et le la les des vous nous est pour dans une avec votre sur',
  es: 'y el la los las de que en para con una por su es nuestro',
  da: 'og at det er vi til af på du med som ikke os dig',
  no: 'og at det er vi til av på du med som ikke oss deg',
  fi: 'ja on ei se että mutta tai ovat meidän sekä kun voit',
  it: 'e il di che la per con una sono del nostro non più',
  nl: 'en de het een van is wij voor met op uw niet zijn',
  pt: 'e o a os as de que em para com uma por seu não',
  pl: 'i w na z do się jest nie że dla oraz są',
};

/** Language a page declares, or else the one its words suggest. ISO 639-1; null where neither says it. */
export function languageOf(document: PageDocument, text: string): string | null {
  const declared =
    document.documentElement?.getAttribute('lang') ??
    document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content') ??
    document.querySelector('meta[property="og:locale"]')?.getAttribute('content');
  const code = /^([a-z]{2})(?:[-_,]|$)/i.exec((declared ?? '').trim())?.[1]?.toLowerCase();
  if (code === 'nb' || code === 'nn') return 'no';
  return code ?? guessLanguage(text);
}

/** The language most of whose frequent words a text has; null for a text too short to tell. */
export function guessLanguage(text: string): string | null {
  const words =
    text
      .toLowerCase()
      .slice(0, 20_000)
      .match(/\p{L}+/gu) ?? [];
  if (words.length < 8) return null;
  let best: { code: string; hits: number } | undefined;
  for (const [code, list] of Object.entries(frequentWords)) {
    const known = new Set(list.split(' '));
    const hits = words.filter((word) => known.has(word)).length;
    if (hits > (best?.hits ?? 0)) best = { code, hits };
  }
  return best !== undefined && best.hits / words.length >= 0.06 ? best.code : null;
}
