/** Number words from 0 to 99 as people dictate digits, by language. Letters are folded: no accents, lower case. */
interface NumberWords {
  units: string;
  tens: string;
  /** Spellings of a ten with a one. */
  compound(ten: string, one: string): string[];
  /** Word before a digit said once for two. */
  double: string;
}

const spaced = (ten: string, one: string) => [`${ten} ${one}`, `${ten}-${one}`];

const languages: Readonly<Record<string, NumberWords>> = {
  en: {
    units:
      'zero/oh/o/nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
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

/** Finds number words and written digits; `digitsOf` gives what is meant by one. */
export interface Lexicon {
  pattern: RegExp;
  digitsOf(word: string): string;
  double: string;
}

const lexicons = new Map<string, Lexicon>();

/** Number words of a BCP 47 tag; English where the language is none of the known. */
export function lexiconOf(tag: string): Lexicon {
  const code = tag.slice(0, 2).toLowerCase();
  const known = lexicons.get(code);
  if (known) return known;
  const language = languages[code] ?? (languages['en'] as NumberWords);
  const words = wordsOf(language);
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const lexicon = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:\\d+|${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    digitsOf: (word: string) => words.get(word) ?? word,
    double: language.double,
  };
  lexicons.set(code, lexicon);
  return lexicon;
}

function wordsOf({ units, tens, compound }: NumberWords): Map<string, string> {
  const words = new Map<string, string>();
  const ones = spellingsOf(units);
  for (const [index, spellings] of spellingsOf(tens).entries()) {
    const value = (index + 2) * 10;
    for (const ten of spellings) {
      for (const [one, names] of ones.entries()) {
        // French counts on from 60 and 80 up to 19.
        if (one === 0 || (one > 9 && !/^(?:soixante|quatre.vingts?)$/.test(ten))) continue;
        for (const name of names) for (const whole of compound(ten, name)) words.set(whole, String(value + one));
      }
    }
    for (const ten of spellings) words.set(ten, String(value));
  }
  for (const [value, spellings] of ones.entries()) for (const word of spellings) words.set(word, String(value));
  return words;
}

function spellingsOf(list: string): string[][] {
  return list.split(' ').map((word) => word.split('/').map((spelling) => spelling.replaceAll('~', ' ')));
}

/** Text without accents and in lower case, each character at its place, so that positions stay. */
export function foldInPlace(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain.length === 1 ? plain : unit === 'ß' ? 's' : unit;
  }
  return folded;
}
