import type { LanguagePack } from './language-pack.ts';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

function sayNumber(value: number): string {
  if (value <= 20) return small[value] ?? '';
  if (value < 70) {
    const ten = tens[Math.floor(value / 10)] ?? '';
    const one = value % 10;
    return one === 0 ? ten : `${ten} ${one === 1 ? 'et ' : ''}${small[one]}`;
  }
  if (value < 80) return `soixante ${value === 71 ? 'et ' : ''}${small[value - 60]}`;
  if (value < 100) return value === 80 ? 'quatre vingts' : `quatre vingt ${small[value - 80]}`;
  if (value < 1000) {
    const hundreds = Math.floor(value / 100);
    const rest = value % 100;
    return `${hundreds > 1 ? `${small[hundreds]} ` : ''}cent${rest > 0 ? ` ${sayNumber(rest)}` : ''}`;
  }
  return [...String(value)].map((digit) => small[Number(digit)]).join(' ');
}

const leads = ['je voudrais savoir', 'pouvez vous me dire', "s' il vous plaît", 'bonjour', 'alors', 'euh', 'bon'];
const tails = ["s' il vous plaît", 'merci'];

const detailQuestion =
  /(?<!\p{L})(?:appuyez|tapez|composez|touches?)(?!\p{L})|(?<!\p{L})(?:veuillez|indiquez|dites|donnez|laissez)(?!\p{L})[^.!?]*(?<!\p{L})(?:numéro|chiffres?|code|date|jour|heure|nom|âge|année|mois|taille|montant)(?!\p{L})|(?<!\p{L})(?:numéro|chiffres?|code|date|jour|heure|quand|nom|âge|année|mois|taille|montant|combien|nuits|personnes|aujourd'hui|demain|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)(?!\p{L})[^.!]*\?/iu;

const rules = String.raw`
<yes> = oui | ouais | bien sûr | d'accord | exactement | c' est ça | oui merci | parfait | très bien ;
<no> = non | non merci | pas du tout | c' est tout | rien d' autre | je ne sais pas | peut-être ;
<social> = bonjour | bonsoir | salut | merci | merci beaucoup | au revoir | bonne journée | à bientôt ;
<control> = aide | aidez moi | arrêtez | stop | annuler | attendez | un moment | répéter | pouvez vous répéter
 | pardon | comment | recommencer | continuer ;
<who> = quelqu'un | une personne | un conseiller | un collègue | le responsable ;
<person> = [ je voudrais | je veux | puis je | je peux ] parler ( à | avec ) <who> | <who> ;
<digit> = zéro | un | deux | trois | quatre | cinq | six | sept | huit | neuf ;
<teen> = dix | onze | douze | treize | quatorze | quinze | seize | dix-sept | dix-huit | dix-neuf ;
<tens> = vingt | trente | quarante | cinquante | soixante ;
<below> = <digit> | <teen> | <tens> [ [ et ] ( <digit> | <teen> ) ] | quatre vingt [ <digit> | <teen> ] ;
<number> = <below>+ ;
<weekday> = lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche ;
<month> = janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre ;
<date> = aujourd'hui | demain | après demain | ce soir | <weekday> [ prochain ] | la semaine prochaine
 | [ le ] ( premier | <below> ) <month> ;
<part> = le matin | l' après-midi | le soir | matin | après-midi | soir ;
<time> = [ à ] ( <below> heures [ <below> | et demie | et quart | moins le quart ] | une heure | midi | minuit ) ;
<when> = <date> [ <part> ] [ <time> ] | <time> [ <part> ] | <part> ;
<people> = [ pour ] <below> ( personnes | jours ) ;
<short> = <yes> | <no> | <social> | <control> | <person> ;
<detail> = <number> | <when> | <people> ;
`;

const frames = String.raw`<frame> = [ un | une | le | la | les | du | des ] <keyword> | combien coûte [ un | une | le | la ] <keyword>
 | ( avez vous | je voudrais | je veux ) [ un | une | le | la | du | des ] <keyword> ;`;

/** Runs of single digits are written in figures; other numbers stay in words, which every reader of dates knows. */
function write(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(
      /(?:\b|^)(?:zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf)(?: (?:zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf))+(?= |$)/gu,
      (run) =>
        run
          .split(' ')
          .map((word) => small.indexOf(word))
          .join(''),
    )
    .replace(/' /g, "'");
}

/** French of France. */
export const frenchPack: LanguagePack = {
  model: 'fr-fr',
  rules,
  frames,
  questions: '',
  leads,
  tails,
  detailQuestion,
  sayNumber,
  write,
};
