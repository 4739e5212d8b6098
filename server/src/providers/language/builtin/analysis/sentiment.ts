import { foldWords } from '../fold-words.ts';

/** Words of one language for a mood, folded; `*` matches any ending, `_` is a space. */
interface SentimentWords {
  positive: string;
  negative: string;
  /** Words that turn the next one or two around. */
  negations: string;
}

// Courtesies ("thank you", "please") and subjects of calls ("problem", "pain", "broken") say nothing about a mood.
const languages: Readonly<Record<string, SentimentWords>> = {
  en: {
    positive:
      'great perfect* wonderful* excellent* amazing* fantastic* brilliant* awesome lovely happy pleased delighted helpful impressed satisfied superb love_it',
    negative:
      'terrible terribly awful* horrible horribly angry annoyed annoying upset frustrat* furious unacceptable disappoint* ridiculous useless disgust* outrag* rude incompetent fed_up worst complain complaint waste_of_time unhappy dissatisfied',
    negations: 'not no never hardly isn aren wasn don doesn didn isnt arent wasnt dont doesnt didnt without',
  },
  sv: {
    positive:
      'jattebra toppen perfekt* underbar* fantastisk* utmarkt* suverant super harlig* nojd* glad glada imponerad* kanonbra strålande fint hjalpsam*',
    negative:
      'hemsk* fruktansvard* arg arga irriterad* irriterande besviken besvikna besvikelse frustrer* oacceptabel* skandal* oforskamd* vardelos* usel* uselt katastrof* trott_pa missnojd* ledsen klaga klagomal slarv* urdalig* urdaligt upprord*',
    negations: 'inte ej aldrig knappast utan ingen inget inga',
  },
  de: {
    positive:
      'super toll* perfekt* wunderbar* ausgezeichnet* hervorragend* fantastisch* grossartig* prima klasse zufrieden* glucklich* begeistert* hilfreich* freundlich* spitze',
    negative:
      'schrecklich* furchtbar* wutend* argerlich* verargert* sauer enttausch* frustrier* unverschamt* inakzeptabel* unzufrieden* katastroph* unmoglich* beschwer* nutzlos* lacherlich* unverschamtheit frechheit schlimm* genervt',
    negations: 'nicht nie niemals kein keine keinen keiner kaum ohne',
  },
  fr: {
    positive:
      'super parfait* genial* excellent* formidable* merveilleu* magnifique* ravi ravie content contente contents satisfait* impeccable* fantastique* adorable* enchante*',
    negative:
      'terrible* horrible* affreu* fache* furieu* enerve* enervant* decu decue decus deception frustre* inacceptable* scandale* scandaleu* honteu* inadmissible* mecontent* catastroph* nul nulle ridicule* lamentable* reclamation plaindre insatisfait*',
    negations: 'pas jamais aucun aucune sans guere',
  },
  es: {
    positive:
      'genial* perfecto perfecta estupend* excelente* fantastic* maravillos* encantad* contento contenta feliz satisfech* increible* magnific* fenomenal* amable*',
    negative:
      'terrible* horrible* fatal enfadad* enojad* molest* furios* decepcion* frustra* inaceptable* vergonzos* verguenza indignad* pesimo* pesima* desastre* ridicul* inutil* queja* quejarme insatisfech* harto harta',
    negations: 'no nunca jamas ningun ninguna sin',
  },
};

interface Matcher {
  positive: RegExp;
  negative: RegExp;
  negations: ReadonlySet<string>;
}

const matchers = new Map<string, Matcher>();

/**
 * Sentiment of what a person said, by the words for it: the greater number decides, and a conversation without any is
 * neutral. Null for a language without a list. Blind to irony and to tone of voice.
 */
export function sentimentOf(texts: readonly string[], language: string): 'positive' | 'neutral' | 'negative' | null {
  const matcher = matcherOf(language);
  if (!matcher || texts.length === 0) return null;
  let balance = 0;
  for (const text of texts) balance += balanceOf(foldWords(text), matcher);
  return balance > 0 ? 'positive' : balance < 0 ? 'negative' : 'neutral';
}

function balanceOf(folded: string, { positive, negative, negations }: Matcher): number {
  const scoreOf = (pattern: RegExp, weight: number) => {
    let sum = 0;
    for (const match of folded.matchAll(pattern)) {
      const before = folded.slice(0, match.index).trim().split(' ').slice(-2);
      const isNegated = before.some((word) => negations.has(word));
      // "Not great" complains; "not angry" does not praise.
      if (isNegated) sum += weight > 0 ? -1 : 0;
      else sum += weight;
    }
    return sum;
  };
  return scoreOf(positive, 1) + scoreOf(negative, -1);
}

function matcherOf(language: string): Matcher | undefined {
  const code = language.toLowerCase().split(/[-_]/)[0] ?? '';
  const words = Object.hasOwn(languages, code) ? languages[code] : undefined;
  if (!words) return undefined;
  let matcher = matchers.get(code);
  if (!matcher) {
    matcher = {
      positive: patternOf(words.positive),
      negative: patternOf(words.negative),
      negations: new Set(words.negations.split(' ')),
    };
    matchers.set(code, matcher);
  }
  return matcher;
}

function patternOf(list: string): RegExp {
  const sources = list
    .split(/\s+/)
    .map((word) => foldWords(word.replaceAll('_', ' ')) + (word.endsWith('*') ? '\\p{L}*' : ''));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}
