/** Number words of a language; several spellings of one number are separated by `/`, and `~` is a space in one. */
interface Spellings {
  /** 0 to 19. */
  units: string;
  /** 20, 30, ... 90. */
  tens: string;
  /** Spellings of a ten with a one. */
  compound(ten: string, one: string): string[];
  double: string;
}

const spaced = (ten: string, one: string) => [`${ten} ${one}`, `${ten}-${one}`];

const languages: Readonly<Record<string, Spellings>> = {
  en: {
    units:
      'zero/oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    compound: spaced,
    double: 'double',
  },
  sv: {
    units:
      'noll/nolla ett/en/etta tva/tvaa tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    compound: (ten, one) => [`${ten}${one}`, `${ten} ${one}`],
    double: 'dubbel',
  },
  de: {
    units:
      'null eins/ein zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig',
    compound: (ten, one) => (one === 'eins' ? [] : [`${one}und${ten}`]),
    double: 'doppel',
  },
  fr: {
    units:
      'zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept/dix~sept dix-huit/dix~huit dix-neuf/dix~neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix/soixante~dix/septante quatre-vingt/quatre-vingts/quatre~vingt/quatre~vingts quatre-vingt-dix/quatre~vingt~dix/nonante',
    compound: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`, `${ten} et ${one}`],
    double: 'double',
  },
  es: {
    units:
      'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    compound: (ten, one) => (ten === 'veinte' ? [`veinti${one}`] : [`${ten} y ${one}`]),
    double: 'doble',
  },
};

/** Number words of a language. Letters are folded: no accents, lower case. */
export interface NumberWords {
  /** Values of the words from 0 to 99. */
  values: ReadonlyMap<string, number>;
  /** Word before a digit said once for two. */
  double: string;
}

/** Codes (ISO 639-1) of the languages whose number words are known. */
export const countedLanguages: readonly string[] = Object.keys(languages);

const known = new Map<string, NumberWords>();

/** Number words of a BCP 47 tag; English where the language is none of the known. */
export function numberWordsOf(tag: string): NumberWords {
  const code = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const found = known.get(code);
  if (found) return found;
  const spellings = (Object.hasOwn(languages, code) ? languages[code] : languages['en']) as Spellings;
  const words = { values: valuesOf(spellings), double: spellings.double };
  if (Object.hasOwn(languages, code)) known.set(code, words);
  return words;
}

function valuesOf({ units, tens, compound }: Spellings): Map<string, number> {
  const values = new Map<string, number>();
  const ones = spellingsOf(units);
  for (const [index, written] of spellingsOf(tens).entries()) {
    const value = (index + 2) * 10;
    for (const ten of written) {
      for (const [one, names] of ones.entries()) {
        // French counts on from 60 and 80 up to 19.
        if (one === 0 || (one > 9 && !/^(?:soixante|quatre.vingts?)$/.test(ten))) continue;
        for (const name of names) for (const whole of compound(ten, name)) values.set(whole, value + one);
      }
    }
    for (const ten of written) values.set(ten, value);
  }
  for (const [value, written] of ones.entries()) for (const word of written) values.set(word, value);
  return values;
}

function spellingsOf(list: string): string[][] {
  return list.split(' ').map((word) => word.split('/').map((spelling) => spelling.replaceAll('~', ' ')));
}
