import { foldWords } from './fold-words.ts';

/** Social turn in words of the speaker's own: "Great, you've been super helpful, thank you!" */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'abilities';

/** Partings that end a message, in any of the languages; a regular expression source over folded words. */
export const partings =
  'bye|goodbye|take care|hej ?da|adjo|vi ses|ha det|tschuss|auf wieder(?:horen|sehen)|au revoir|a (?:bientot|demain)|bonne (?:journee|soiree|continuation)|adios|hasta (?:luego|pronto|manana)|buen dia|have a (?:good|great|nice) (?:day|one)';

const goodbye = new RegExp(
  String.raw`\b(?:${partings}|cheerio|see (?:you|ya)|so long|vi hors|ha en (?:bra|fin|trevlig)|tschuss\w*|tschau|ciao|bis (?:bald|dann|spater|morgen)|auf wieder\w+|schonen (?:tag|abend)|schones wochenende|a (?:plus|tout a l heure)|bonne fin de journee|salut a|chau|chao|hasta la vista|nos vemos|que (?:tenga|tengas|pase|pases) (?:buen|un buen|buena|una buena)\w*|buen (?:finde|fin de semana)|have a (?:good|great|nice|lovely) (?:day|one|evening|weekend))\b`,
);
const thanks =
  /\b(?:thanks|thank you|thx|ty|cheers|much appreciated|appreciate it|tack|tackar|danke\w*|dank|vergelts gott|merci|remercie|gracias|agradezco|agradecid[oa])\b/;
const greeting =
  /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening)|hej|hejsan|hallo|tjena|god (?:morgon|dag|kvall)|guten (?:tag|morgen|abend)|gruss gott|servus|moin|gruezi|bonjour|bonsoir|salut|coucou|hola|buenas|buenos dias|buenas (?:tardes|noches))\b/;

/** Words of praise, closing and address that stand around a courtesy. */
const around =
  /\b(?:ok|okay|okej|great|perfect|brilliant|lovely|awesome|super|wonderful|excellent|good|nice|fine|cool|that|this|it|s|is|was|all|i|you|ve|re|are|been|so|very|really|helpful|help|for|your|the|my|needed|wanted|need|want|to|know|now|then|a|an|bunch|lot|million|much|many|again|and|have|day|robin|there|team|bra|jattebra|toppen|perfekt|kanon|fint|det|var|ar|allt|jag|behovde|veta|hjalp\w*|sa|mycket|for|en|kvall|dag|fin|ha|du|ni|och|da|vielen|lieben|herzlichen|besten|dank|das|war|s|schon|alles|ist|gut|prima|toll|klasse|ich|sie|ihnen|dir|fur|die|den|hilfe|auskunft|sehr|nett|noch|einen|schonen|tag|c|est|tout|parfait|bien|tres|gentil|sympa|votre|vos|ton|aide|pour|mille|beaucoup|je|vous|te|vale|perfecto|genial|estupendo|muchas|mil|muy|amable|por|todo|la|tu|su|ayuda|eres|un|sol|es|fue|bueno|entonces|alors|donc|bon|ben|na|dann|ja|oui|si|yes|yeah|no|nej|nein|non|worries|problem|moi|au|juste|egentligen|eigentlich|exactly|actually|exactement|exactamente|denn|me|mig|mir|mich|us|oss|uns|nous|nos)\b/g;

/** Most words that are left of a courtesy when the usual ones are taken away: a name, a word of praise. */
const restWords = 2;

const wantsAbilities =
  /\b(?:(?:what|which|how)\b.*\b(?:you|u)\b.*\b(?:help|assist|do for|answer)|what (?:sort|kind|type)s? of (?:things|stuff|questions)|(?:vad|hur|med vad)\b.*\b(?:kan|kunna)\b.*\b(?:hjalpa|svara|gora for)|(?:wobei|womit|was|wie)\b.*\b(?:sie|du|ihr)\b.*\b(?:helfen|fur mich tun|beantworten)|(?:que|quoi|comment|en quoi|a quoi)\b.*\b(?:vous|tu)\b.*\b(?:aider|faire pour|repondre|servir)|(?:que|en que|como)\b.*\b(?:puedes?|podes|podeis|pueden)\b.*\b(?:ayudar\w*|hacer por|responder))\b/;
/** "Adress tack!", "Prices, thanks": what is asked for, where the thanks are a please. */
const requested =
  /\b(?:adress\w*|address|direccion|phone|number|telefon\w*|nummer|numero|telefono|hours|opening times|oppettider\w*|offnungszeiten|horaires?|horarios?|prices?|price list|priser\w*|prislista\w*|preise|preisliste|tarifs?|precios?|tarifas?|menu|meny\w*|speisekarte|carte|carta|email|mail)\b.*\b(?:thanks|thank you|tack|danke|merci|gracias|please)$/;

/** Most words of a question for what can be asked; a longer one asks for something of its own. */
const abilityWords = 14;

/** Social turn of a message that is nothing else; undefined where it asks or states something besides. */
export function courtesyOf(message: string): Courtesy | undefined {
  const folded = foldWords(message);
  const count = folded.split(' ').filter(Boolean).length;
  const abilities = wantsAbilities.exec(folded);
  if (abilities && count <= abilityWords && !/\d/.test(folded)) {
    const rest = folded.slice(abilities.index + abilities[0].length).trim();
    // "What can you do for my dog?" asks for something.
    if (restOf(rest) <= restWords) return 'abilities';
  }
  if (message.includes('?') || /\d/.test(folded) || requested.test(folded)) return undefined;
  const without = (pattern: RegExp) => restOf(folded.replace(new RegExp(pattern.source, 'g'), ' '));
  if (goodbye.test(folded) && without(new RegExp(`${goodbye.source}|${thanks.source}`)) <= restWords) return 'goodbye';
  if (thanks.test(folded) && without(thanks) <= restWords) return 'thanks';
  if (greeting.test(folded) && count <= 4 && without(greeting) <= 1) return 'greeting';
  return undefined;
}

const restOf = (folded: string) => folded.replace(around, ' ').split(/\s+/).filter(Boolean).length;
