import type { Token } from '../text/tokenize.ts';

export type TimeUnit = 'minute' | 'halfHour' | 'hour' | 'halfDay' | 'day' | 'night' | 'week' | 'month' | 'year';

/** Folded words of orders and price lists in one language; regular expression sources. */
export interface SumWords {
  units: Readonly<Record<TimeUnit, string>>;
  /** Between a price and its unit: "per", "a", "pro". */
  per: string;
  articles: string;
  /** Before a number of units it means a point in time: "in three days". */
  within: string;
  /** Adjectives between a number and a unit: "one whole week", "the first month". */
  whole: string;
  without: string;
  /** Joins a further thing. */
  joins: string;
  adult: string;
  child: string;
  senior: string;
  student: string;
  people: string;
  relation: string;
  possessive: string;
  self: string;
  /** Before a number of people: "we are four". */
  weAre: string;
  /** Two people named before or known: "both of us". */
  pairs: string;
  /** The question is about a total. */
  total: string;
  /** Each further unit of the same. */
  further: string;
  minimum: string;
  highSeason: string;
  lowSeason: string;
}

export const sumWords: Readonly<Record<string, SumWords>> = {
  en: {
    units: {
      minute: 'minutes?|mins?',
      halfHour: 'half an hour|half hour',
      hour: 'hours?|hrs?|hourly',
      halfDay: 'half a day|half days?',
      day: 'days?|daily',
      night: 'nights?|nightly',
      week: 'weeks?|weekly',
      month: 'months?|monthly',
      year: 'yearly|annual|annually|year',
    },
    per: '(?:per|a|an|each|every|the)',
    articles: 'a|an',
    within: 'in|within|next|last|every|per',
    whole: 'whole|full|entire|first|more',
    without: 'without|excluding|excl|not counting|not including|before|minus|except|no',
    joins: 'and|plus|with|along with|as well as|on top|also',
    adult: 'adults?|grown ups?',
    child: 'children|child|kids?|sons?|daughters?|boys?|girls?|little ones?|toddlers?|grandkids|grandchildren',
    senior: 'seniors?|pensioners?|oaps?|retirees?',
    student: 'students?',
    people: 'people|persons?|guests?|friends?|of us|mates?|visitors?|pax|diners?|players?|participants?|attendees?',
    relation:
      'wife|husband|partner|girlfriend|boyfriend|mother|mom|mum|father|dad|sister|brother|friend|mate|colleague|fiance|fiancee',
    possessive: 'my|our',
    self: 'me|myself|i',
    weAre: 'we are|we re|there are|there ll be|we will be|we d be|party of|for',
    pairs: 'both of us|the 2 of us|us 2|us both',
    total:
      'total|altogether|that be|we pay|i pay|we owe|i owe|s that|it be|set me back|in all|all together|bill|sum|damage|add up|all in|all up|combined|come to|comes to',
    further: 'extra|additional|further|after that|thereafter|more|following|subsequent',
    minimum: 'minimum|min|at least',
    highSeason: 'high season|peak|peak season|in season|summer',
    lowSeason: 'low season|off season|off peak|winter',
  },
  sv: {
    units: {
      minute: 'minut|minuter|minuters',
      halfHour: 'halvtimme|halvtimmen|halv timme',
      hour: 'tim|timme|timmen|timmar|timmars',
      halfDay: 'halvdag|halvdagar|halv dag',
      day: 'dag|dagen|dagar|dagars|dygn|dygnet',
      night: 'natt|natten|natter|natters',
      week: 'vecka|veckan|veckor|veckors',
      month: 'manad|manaden|manader',
      year: 'ar|aret',
    },
    per: '(?:per|i|om|och|varje|a)',
    articles: 'en|ett',
    within: 'om|inom|nasta|varje|per',
    whole: 'hel|hela|forsta|till',
    without: 'utan|exklusive|exkl|forutom|inte|fore|oraknat|bortsett fran',
    joins: 'och|samt|plus|med|jamte|dessutom',
    adult: 'vuxna|vuxen',
    child: 'barn|barnen|son|soner|dotter|dottrar|pojkar|flickor|killar|ungar|unge|barnbarn',
    senior: 'pensionar|pensionarer|seniorer|senior',
    student: 'student|studenter|studerande|studenten',
    people: 'personer|person|pers|gaster|kompisar|vanner|av oss|spelare|deltagare',
    relation:
      'fru|man|sambo|partner|mamma|pappa|syster|bror|kompis|van|vaninna|tjej|kille|mor|far|kollega|pojkvan|flickvan|syrra|brorsa',
    possessive: 'min|mitt|mina|var|vart|vara',
    self: 'mig|jag',
    weAre: 'vi ar|vi blir|blir vi|ar vi|for|till|vi kommer vara|totalt',
    pairs: 'oss (?:bada|2)|bada 2|bada tva',
    total:
      'totalt|totala|totalpris|sammanlagt|tillsammans|summa|summan|slutsumma|betalar jag|betalar vi|betala|ihop|allt som allt|slutar det|landar',
    further: 'extra|ytterligare|darefter|darutover|foljande|efterfoljande|varje ny',
    minimum: 'minst|minimum|min',
    highSeason: 'hogsasong\\w*',
    lowSeason: 'lagsasong\\w*',
  },
  de: {
    units: {
      minute: 'minuten?|min',
      halfHour: 'halbe stunde|halben stunde|halbstunde',
      hour: 'stunden?|std|stundlich',
      halfDay: 'halber tag|halben tag|halbtags',
      day: 'tage?|tagen|tages|taglich|kalendertag',
      night: 'nachte?|nachten|ubernachtung(?:en)?',
      week: 'wochen?|wochentlich',
      month: 'monate?|monaten|monats|monatlich',
      year: 'jahr|jahrlich',
    },
    per: '(?:pro|je|die|der|den|im|in der|am|per|jede|jeder|jeden)',
    articles: 'ein|eine|einen|einem|einer',
    within: 'in|binnen|innerhalb|nachste|nachsten|vor|jede|jeden|pro|je',
    whole: 'ganze|ganzen|ganzer|volle|vollen|ersten|erste|weitere',
    without: 'ohne|exklusive|exkl|abgesehen von|ausser|nicht eingerechnet|vor',
    joins: 'und|sowie|samt|plus|mit|dazu|nebst|inklusive|inkl|zuzuglich|obendrauf',
    adult: 'erwachsener?|erwachsenen?',
    child: 'kind|kinder|kindern|sohn|sohne|sohnen|tochter|toechter|jungs|junge|jungen|madchen|bub|buben|kids|enkel',
    senior: 'rentner|rentnerin|rentnern|senior|senioren|seniorin|pensionist|pensionisten|pensionistin',
    student: 'student|studenten|studentin|studentinnen|studierende|studierender|studierenden|studis',
    people: 'personen|person|leute|gaste|gasten|freunde|freundinnen|mann hoch|von uns|spielern?|teilnehmern?',
    relation:
      'frau|mann|partner|partnerin|freund|freundin|mutter|mama|vater|papa|schwester|bruder|kollege|kollegin|oma|opa',
    possessive: 'mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer',
    self: 'ich|mich|mir',
    weAre: 'wir sind|sind wir|wir waren|wir kommen zu|wir sind zu|zu|fur|bei',
    pairs: 'wir beiden?|uns beiden?|beide von uns|zu zweit',
    total:
      'insgesamt|zusammen|gesamt|gesamtpreis|summe|alles in allem|unterm strich|macht das|macht dann|in summe|kommt da|zahle ich|zahlen wir|zahl ich|bezahle ich|bezahlen wir|zahlt man|zusammengerechnet',
    further: 'weitere\\w*|zusatzliche\\w*|danach|extra|folgende\\w*|jede weitere|ab der',
    minimum: 'mindestens|mind|minimum|mindestdauer|mindestmiete',
    highSeason: 'hauptsaison|hochsaison|sommersaison',
    lowSeason: 'nebensaison|vorsaison|nachsaison|zwischensaison|wintersaison|ubrige saison|ubrigen saison',
  },
  fr: {
    units: {
      minute: 'minutes?|min|mn',
      halfHour: 'demi heures?',
      hour: 'heures?|h',
      halfDay: 'demi journees?',
      day: 'jours?|journees?',
      night: 'nuits?|nuitees?',
      week: 'semaines?|hebdomadaire',
      month: 'mois|mensuel\\w*',
      year: 'an|annee|annuel\\w*',
    },
    per: '(?:par|la|le|l|chaque|de l|a la|a l|au)',
    articles: 'un|une',
    within: 'dans|sous|chaque|par',
    whole: 'premiere?|entiere?|complete?|bonnes?',
    without: 'sans|hors|avant|sauf|hormis|excepte|sans compter',
    joins: 'et|plus|avec|ainsi que|puis|aussi',
    adult: 'adultes?',
    child: 'enfants?|fils|filles?|garcons?|gamins?|gosses?',
    senior: 'retraitee?s?|seniors?',
    student: 'etudiante?s?',
    people: 'personnes?|pers|amie?s?|copains|copines|invites|convives|d entre nous|joueurs?|participants?',
    relation:
      'femme|mari|conjointe?|compagnon|compagne|mere|pere|s(?:oe|œ)ur|frere|copine|copain|amie?|collegue|epouse|epoux',
    possessive: 'mon|ma|mes|notre|nos',
    self: 'moi|je',
    weAre: 'nous sommes|on est|on serait|nous serons|nous serions|on sera|pour|a',
    pairs: 'tou(?:te)?s les (?:2|deux)|a (?:2|deux)',
    total:
      'total|en tout|je paie|on paie|nous payons|paierais|payer|dois|au total|tout compris|ensemble|somme|l ensemble|fait combien|reviendrait|j arrive a',
    further: 'supplementaires?|suivantes?|de plus|additionnel\\w*|au dela|ensuite|puis',
    minimum: 'minimum|mini|au moins|minimale',
    highSeason: 'haute saison|pleine saison',
    lowSeason: 'basse saison|hors saison|moyenne saison',
  },
  es: {
    units: {
      minute: 'minutos?|min',
      halfHour: 'media hora',
      hour: 'horas?|h',
      halfDay: 'medio dia|media jornada',
      day: 'dias?|jornadas?',
      night: 'noches?',
      week: 'semanas?|semanal\\w*',
      month: 'mes|meses|mensual\\w*',
      year: 'ano|anual\\w*',
    },
    per: '(?:por|al|a la|la|el|cada)',
    articles: 'un|una',
    within: 'dentro de|cada|proximos|antes de',
    whole: 'primer|primera|enteras?|completas?|mas',
    without: 'sin|excepto|quitando|aparte de|sin contar|antes de|menos',
    joins: 'y|e|mas|con|ademas|tambien|junto con|plus',
    adult: 'adultos?|adultas?',
    child: 'ninos?|ninas?|hijos?|hijas?|peques?|chavales|crios?|nenes?|chicos|pequenos',
    senior: 'jubilad[oa]s?|pensionistas?',
    student: 'estudiantes?|universitari[oa]s?',
    people: 'personas?|amig[oa]s|invitados|comensales|de nosotros|jugador[ae]?s?|participantes?',
    relation: 'mujer|marido|esposa|esposo|pareja|madre|padre|hermana|hermano|amig[oa]|novi[oa]|companer[oa]',
    possessive: 'mi|mis|nuestr[oa]s?',
    self: 'yo|mi',
    weAre: 'somos|seriamos|seremos|vamos|seamos|para|iriamos',
    pairs: 'l[oa]s (?:2|dos)|nosotros (?:2|dos)',
    total:
      'en total|pago|pagamos|pagaria|pagariamos|sale|saldria|total|todo|juntos|juntas|suman|sumarian|suma|sumando|en conjunto|entre las dos|entre los dos',
    further: 'adicional(?:es)?|extra|siguientes?|a partir de|de mas|suplementari[oa]s?',
    minimum: 'minimo|minima|al menos|como minimo|por lo menos',
    highSeason: 'temporada alta',
    lowSeason: 'temporada baja|temporada media',
  },
};

export const wordsOf = (language: string): SumWords =>
  sumWords[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? (sumWords.en as SumWords);

/** Nouns among the words for prices that name a thing: "joining fee", "forfait". */
const priceNoun = /^(?:forfaits?|\p{L}*pauschale|cuotas?|bonos?|\p{L}*avgift\p{L}*|\p{L}*gebuhr\p{L}*|fees?)$/u;

/** Words that ask for or state a price rather than name a thing. */
export const isPriceVerb = ({ concept, word }: Token) => concept === 'price' && !priceNoun.test(word);
