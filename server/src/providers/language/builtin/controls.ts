import { foldWords } from './fold-words.ts';

/** Requests about the conversation itself: to be given time, to hear the last words again, or again slower or louder. */
export type Control = 'wait' | 'repeat' | 'slower' | 'louder';

/** Wordings of whole messages in one language, folded and without courtesies. Each is a pattern of synonyms. */
type Wordings = Readonly<Record<Control, string>>;

const wordings: readonly Wordings[] = [
  {
    wait: '(?:just )?(?:one|a) (?:moment|second|sec|minute)|just (?:wait|a moment)|(?:wait|hold on|hang on)(?: (?:a|one) (?:moment|second|minute|bit|sec))?|give me (?:a|one) (?:moment|second|minute|sec)|let me (?:think|see|check|look)|bear with me',
    repeat:
      '(?:(?:can|could|would|will) you )?(?:say|repeat) (?:that|it)(?: again)?|(?:can|could) you repeat|say again|again|repeat|once more|one more time|come again|(?:i beg your )?pardon(?: me)?|sorry|what|what did you say|what was that(?: again)?|i (?:did not|didn t) (?:hear|catch|get|understand) (?:that|you|it)',
    slower:
      '(?:(?:can|could|would) you )?(?:speak|talk|say (?:it|that)|go)(?: (?:a (?:bit|little)|more))? (?:slower|slowly)|(?:a (?:bit|little) )?slower|(?:(?:can|could) you )?slow down|more slowly|not so fast|(?:(?:you are|you re|that was|that is|that s) )?too fast',
    louder:
      '(?:(?:can|could|would) you )?(?:speak|talk|say (?:it|that)) (?:up|(?:a (?:bit|little) )?louder|more loudly)(?: a (?:bit|little))?|(?:a (?:bit|little) )?louder|turn it up|(?:(?:you are|you re|that s|that is) )?(?:too|very) quiet|i (?:can t|can not|cannot|can hardly|can barely) hear you(?: well| very well)?',
  },
  {
    wait: '(?:bara )?(?:ett|en) (?:ogonblick|sekund|minut|stund)|ogonblick|vanta(?: lite(?: grann)?| ett ogonblick| en stund)?|ge mig (?:ett ogonblick|en stund|en sekund)|lat mig (?:tanka|se|kolla)|jag ska (?:bara )?kolla',
    repeat:
      '(?:kan|skulle) du (?:kunna )?(?:saga|upprepa|ta) det(?: (?:en gang till|igen))?|(?:kan|skulle) du upprepa|sag(?: det)? (?:igen|en gang till)|upprepa(?: det)?|igen|en gang till|va|vad sa du|ursakta|forlat|jag (?:horde|uppfattade) inte(?: vad du sa| det)?',
    slower:
      '(?:(?:kan|skulle) du )?(?:prata|tala|saga det)(?: lite)? (?:langsammare|saktare)|(?:lite )?(?:langsammare|saktare)|inte sa (?:fort|snabbt)|(?:du (?:pratar|talar) )?for (?:fort|snabbt)',
    louder:
      '(?:(?:kan|skulle) du )?(?:prata|tala|saga det)(?: lite)? (?:hogre|starkare)|(?:lite )?(?:hogre|starkare)|(?:(?:du (?:pratar|talar)|det ar) )?for (?:tyst|lagt)|jag hor (?:dig )?(?:inte|knappt)(?: dig| vad du sager)?',
  },
  {
    wait: '(?:einen |ein )?(?:moment|augenblick)(?: mal)?|eine (?:sekunde|minute)|(?:warten sie|warten|warte)(?: mal)?(?: kurz)?|lassen sie mich (?:kurz )?(?:uberlegen|nachsehen|nachdenken)',
    repeat:
      '(?:konnen|konnten) sie das (?:noch ?mals? |noch einmal )?(?:wiederholen|sagen)|(?:kannst|konntest) du das (?:noch ?mals? |noch einmal )?(?:wiederholen|sagen)|wiederholen(?: sie)?(?: das)?|noch ?mals?|noch einmal|wie|wie war das|was haben sie gesagt|was|ich habe (?:sie|das|es) nicht verstanden',
    slower:
      '(?:(?:konnen|konnten) sie |kannst du )?(?:sprechen sie )?(?:etwas |ein bisschen )?langsamer(?: (?:sprechen|reden))?|nicht so schnell|zu schnell',
    louder:
      '(?:(?:konnen|konnten) sie |kannst du )?(?:sprechen sie )?(?:etwas |ein bisschen )?lauter(?: (?:sprechen|reden))?|(?:sie sind )?zu leise|ich (?:kann|hore|verstehe) sie (?:nicht|kaum|schlecht)(?: (?:horen|verstehen))?',
  },
  {
    wait: '(?:juste )?(?:un|une) (?:instant|moment|minute|seconde|petit instant)|attendez(?: un (?:instant|moment|peu))?|attends(?: un peu)?|ne quittez pas|patientez(?: un instant)?|laissez moi (?:reflechir|verifier|voir)',
    repeat:
      '(?:pouvez|pourriez) vous (?:le )?(?:repeter|redire)(?: ca| cela)?|repete[rz]?(?: ca| cela)?|encore(?: une fois)?|pardon|comment|quoi|vous dites|qu avez vous dit|je n ai pas (?:compris|entendu)',
    slower:
      '(?:(?:pouvez|pourriez) vous )?(?:parle[rz]? )?(?:un peu )?plus lentement|(?:moins|trop|pas si) vite|ralentissez|(?:parle[rz]? )?(?:lentement|moins vite)',
    louder:
      '(?:(?:pouvez|pourriez) vous )?(?:parle[rz]? )?(?:un peu )?(?:plus fort|moins bas)|(?:vous parlez )?trop bas|je (?:ne )?vous entends (?:pas|mal|a peine)(?: bien)?',
  },
  {
    wait: '(?:solo )?un (?:momento|momentito|segundo|minuto|instante)|esper[ae](?: un (?:momento|segundo|minuto|poco))?|deme un (?:momento|segundo)|dejeme (?:pensar|ver|mirar)',
    repeat:
      '(?:puede|puedes|podria|podrias) (?:repetir(?:lo|me)?|decirlo)(?: eso)?(?: otra vez| de nuevo)?|repit[ae](?:lo)?(?: eso)?|otra vez|de nuevo|perdone?|como|como dice|que ha dicho|que|no (?:le |te )?he (?:entendido|oido)|no (?:le |te )?(?:entiendo|oigo)',
    slower:
      '(?:(?:puede|puedes|podria) )?(?:habl(?:e|a|ar) )?(?:un poco )?mas (?:despacio|lento|lentamente)|despacio|demasiado rapido|muy rapido|no tan rapido',
    louder:
      '(?:(?:puede|puedes|podria) )?(?:habl(?:e|a|ar) )?(?:un poco )?mas (?:alto|fuerte)|(?:habla )?muy bajo|demasiado bajo|no (?:le |te )?oigo (?:bien|nada)|casi no (?:le|te) oigo',
  },
];

const controls = ['wait', 'repeat', 'slower', 'louder'] as const;
const patterns = controls.map((control) => ({
  control,
  pattern: new RegExp(`^(?:${wordings.map((one) => one[control]).join('|')})$`),
}));

const courtesies = /\b(please|snalla|tack|bitte|s il vous plait|svp|por favor|oh|well|um|uh|eh)\b/g;

/** Control a whole message asks for, in any of the five languages; undefined for anything else. */
export function controlOf(message: string): Control | undefined {
  const bare = foldWords(message).replace(courtesies, ' ').replace(/\s+/g, ' ').trim();
  return patterns.find(({ pattern }) => pattern.test(bare))?.control;
}

const spoken: Readonly<Record<string, readonly string[]>> = {
  en: [
    'one moment please',
    'hold on',
    'say that again',
    'can you repeat that',
    'slower please',
    'speak slower please',
    'louder please',
    'speak up please',
    "i can't hear you",
  ],
  sv: ['ett ögonblick', 'vänta lite', 'kan du upprepa det', 'en gång till', 'lite långsammare tack', 'lite högre tack'],
  de: ['einen Moment bitte', 'warten Sie', 'wie bitte', 'noch einmal bitte', 'langsamer bitte', 'lauter bitte'],
  fr: ['un instant', 'attendez', 'pouvez-vous répéter', 'encore une fois', 'plus lentement', 'plus fort'],
  es: ['un momento', 'espere', 'puede repetir', 'otra vez', 'más despacio', 'más alto'],
};

/** Wordings of the controls that a caller is likely to say, for a recognizer with a fixed vocabulary. */
export function controlPhrases(language: string): readonly string[] {
  return spoken[language.slice(0, 2).toLowerCase()] ?? [];
}
