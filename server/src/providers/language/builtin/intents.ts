import { courtesyOf, partings } from './courtesies.ts';
import { foldWords } from './fold-words.ts';
import { wishesForPerson } from './person-wish.ts';

/** Intent of a short message, apart from a question. */
export type Intent =
  | 'greeting'
  | 'how-are-you'
  | 'who-are-you'
  | 'abilities'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'person'
  | 'callback'
  | 'stop';

// Whole messages, folded, after courtesies are taken off. In English, Swedish, German, French and Spanish.
const wholeMessages: Partial<Record<Intent, RegExp>> = {
  greeting:
    /^(hi|hello|hey|hiya|howdy|good (morning|afternoon|evening|day)|hej|hejsan|hallå|halla|tjena|tja|god (morgon|dag|kvall)|hallo|guten (tag|morgen|abend)|gruss gott|gruezi|moin|servus|bonjour|bonsoir|salut|coucou|hola|buenas|buenos dias|buenas (tardes|noches))( (there|again|igen|zusammen|du|anna))?$/,
  thanks:
    /^(ok |okay |great |perfect |super |bra |toll |parfait |perfecto )?(thanks|thank you|thx|many thanks|cheers|thanks a (bunch|lot|million)|thank you so much|much appreciated|appreciate it|i appreciate it|ta|ta very much|nice one|you (have|ve) been (a )?((super|very|so|really|most|incredibly) )?(helpful|a (great|big|huge) help|great|brilliant|kind|wonderful)|that s (super|very|really|so)? ?(helpful|useful)|(super|very|really) helpful|that (really )?helps( a lot)?|big help|(great|huge|big) help|that answers (it|my question|everything)|tack|tackar|tack tack|tusen tack|danke|dankeschon|danke schon|(?:vielen |herzlichen |besten |lieben |tausend )+dank|merci|merci beaucoup|merci bien|merci infiniment|je vous remercie|gracias|muchas gracias|mil gracias)( (so much|very much|a lot|sa mycket|for hjalpen|for your help|sehr|bien|beaucoup|por todo|por la ayuda|fur die hilfe|fur ihre hilfe|pour votre aide|pour tout|for all your help|for that))?( (c est (tres )?(gentil|sympa|parfait|note)|that s (great|perfect|all)|det var (jattebra|allt|snallt)|das (ist|war) (nett|lieb|super)|that s all|det var allt|das ist alles|c est tout|eso es todo))?$/,
  goodbye:
    /^(that s (all|everything|it)( that)?( i| we)? ?(need(ed)?|wanted|had|for now|for today|from me)?( to know)?|that will be all|that ll be all|i m (all )?(good|done|set)( now| for now)?|cheerio|bye for now|bye now|ta ta|ta ra|tara|toodle ?oo|toodles|see ya( later| soon| then)?|see you (soon|then|there|tomorrow|around)|catch you later|laters?|later then|so long|farewell|take care|all the best|until next time|till next time|talk (to you )?(later|soon)|speak (to you )?(later|soon)|have a (good|great|nice|lovely) (day|one|evening|weekend|night|afternoon)|good ?night|nighty night|over and out|peace( out)?|i ll be off|got to go|gotta go|have to run|bye|bye bye|goodbye|good bye|see you( later)?|good night|that s all( thank you| thanks)?|hej da|hejda|adjo|vi hors|ha det( bra)?|det var allt|tschuss|auf wiedersehen|auf wiederhoren|wiederhoren|wiedersehen|schonen tag( noch)?|ciao|bis bald|das ist alles|das war s|au revoir|a bientot|bonne (journee|soiree)|c est tout|adios|hasta (luego|pronto|manana)|eso es todo|chao)$/,
  yes: /^(yes|yeah|yep|yup|sure|ok|okay|of course|certainly|absolutely|correct|right|exactly|go ahead|please do|yes please|sounds good|i would|i do|ja|japp|jo|javisst|ja tack|garna|absolut|precis|visst|okej|det stammer|ja bitte|gern|gerne|ja gern|ja gerne|naturlich|genau|richtig|klar|sicher|stimmt|in ordnung|oui|ouais|d accord|bien sur|volontiers|tout a fait|exactement|oui merci|oui s il vous plait|si|claro|por supuesto|vale|de acuerdo|exacto|correcto|si por favor|si gracias)$/,
  no: /^(no|nope|nah|no thanks|no thank you|not really|not now|i don t|nothing( else)?|nej|nej tack|nae|inte nu|inget( mer)?|nein|nein danke|ne|nicht jetzt|nichts( mehr)?|non|non merci|pas maintenant|rien( d autre)?|no gracias|ahora no|nada( mas)?)$/,
  stop: /^(?:(?:no|nej|nein|non|actually|oh|ah|sorry|nee|vanta|doch|en fait|mejor) )*(never ?mind|leave it|don t bother|no need|changed my mind|i (?:ve )?changed my mind|(?:i ll|i will) (?:just )?(?:call|ring|phone)(?: instead| you| them)*|jag (?:ringer|ringer sjalv|ringer istallet|har angrat mig|angrar mig)|skit i det|det behovs inte|lass\w* (?:wir|sie|es|mal|gut)\b.*|ich rufe (?:selbst |lieber )?an|schon gut|doch nicht|hat sich erledigt|ce n est pas la peine|j appellerai|tant pis|j ai change d avis|no importa|ya llamo yo|he cambiado de idea|forget it|cancel( that)?|stop|strunt i det|glom det|avbryt|vergiss es|abbrechen|egal|laissez tomber|laisse tomber|annulez|peu importe|olvidalo|dejalo|da igual)$/,
  'how-are-you':
    /^((hi|hello|hej|hallo|bonjour|hola) )?(how are you( doing)?( today)?|how s it going|hur mar du|hur ar det|laget|wie geht( e)?s( ihnen| dir)?|comment (ca va|allez vous|vas tu)|ca va|que tal|como (esta|estas)( usted)?)$/,
  abilities:
    /^(what (sort|kind|kinds|sorts|type|types) of (things|stuff|questions) (can|do|could) (you|i) (help( me| us)?( with)?|do|answer|ask( you)?( about)?|know( about)?)|what (things|topics|questions) can (you|i) (help( me)?( with)?|answer|ask( you)?( about)?|do)|what can you (do|help) (for|with) (me|us)|what (all )?can you (help|assist) (me|us) with|what are you (good )?for|what can you assist( me)? with|what (can|could) (you|we) (talk|chat) about|how (can|do) you help|what do you know( about)?|how does this work|what is this|what can i use you for|can you help( me)?|(could|can) you (please )?help( me| us)?( out)?|i need (some )?help|what info(rmation)? (do you have|can you give( me)?)|help me|help|i have (a|some|another) questions?|(can|may|could) i ask( you)? (a question|something)|what can you (do|help( me)? with|tell me|answer)|what (do you know|can i ask( you)?)|how can you help( me)?|hjalp|vad kan du( (gora|svara pa|hjalpa( mig)? (med|till)))?|vad kan jag fraga( dig)?|hilfe|was (kannst du|konnen sie)( (denn |so )?(alles|fur mich))?( (fur mich )?(tun|machen|beantworten))?|wobei (kannst du|konnen sie) (mir )?helfen|que sais tu faire|tu sais faire quoi|que savez vous faire|que (sabes|sabe) hacer|en que me puedes ayudar|vad kan du( hjalpa mig med)?|what do you (do|offer|have)|what services do you (offer|have|provide)|vad erbjuder ni|was bieten sie( an)?|que proposez vous|que ofrec(en|eis)|what are you able to do|vad gor du|was kann ich (dich |sie )?fragen|aide|que (peux tu|pouvez vous) faire( pour moi)?|(a quoi|en quoi) (peux tu|pouvez vous) (m )?(aider|repondre)|ayuda|que (puedes|puede)( usted)? hacer( por mi)?|en que (puedes|puede)( usted)? ayudar(me)?|que puedo preguntar(te|le)?)$/,
  'who-are-you':
    /^((hi|hello|hej|hallo|bonjour|hola) )?(who are you|what are you|what s your name|what is your name|are you (a )?(bot|robot|human|real|an ai|a person|a human|a real person|a machine)|who am i (speaking|talking) (to|with)|vem ar du|vad heter du|ar du (en )?(robot|bot|manniska)|wer bist du|wer sind sie|wie heissen sie|wie heisst du|(bist du|sind sie) (ein )?(bot|roboter|mensch|echter mensch)|qui etes vous|qui es tu|comment vous appelez vous|(etes vous|es tu) (un )?(robot|humain|bot)|quien eres|quien es usted|como te llamas|como se llama usted|(eres|es usted) (un )?(robot|bot|humano|una persona))$/,
};

const anywhere: Partial<Record<Intent, RegExp>> = {
  callback:
    /\b(call|ring|phone) me\b|\bcall ?back\b|\b(ring|ringa)( upp)? mig\b|\bbli uppringd\b|\b(ruf|rufen sie|rufe) mich\b|\bruckruf\b|\bzuruckrufen\b|\brappele?[rz]?\b(?! (?:moi )?(?:l|le|la|les|votre|vos|ce|que|quel\w*)\b)|\b(llamame|llameme|llamenme|devolver(me)? la llamada|que me llam\w+|me puede[ns]? llamar|puede[ns]? llamarme|m appeler|(?:give|giving) (?:me|us) a (?:call|ring|bell|buzz)|kan (?:nagon|ni|du) ringa|mich (?:bitte )?(?:anrufen|zuruckrufen))\b/,
};

const leavingWords = 9;
/** Last words of a message of at most that many that takes its leave in more than one way. */
const leaving = new RegExp(
  String.raw`\b(?:${partings}|good bye|wiederhoren|wiedersehen|schonen tag(?: noch)?|ha en bra dag)$`,
);

const courtesies = /\b(please|snalla|bitte|s il vous plait|svp|por favor|oh|well|so|um|uh|eh|nun|also)\b/g;

/** Intent of the message; undefined when it asks or states something. Of "Thanks, bye" the last counts. */
export function intentOf(message: string): Intent | undefined {
  const clauses = message.split(/[,.!;]+/).filter((clause) => foldWords(clause) !== '');
  const intents = clauses.map(intentOfClause);
  return intentOfClause(message) ?? (intents.every((intent) => intent !== undefined) ? intents.at(-1) : undefined);
}

function intentOfClause(message: string): Intent | undefined {
  const folded = foldWords(message);
  const bare = folded.replace(courtesies, ' ').replace(/\s+/g, ' ').trim();
  for (const [intent, pattern] of Object.entries(wholeMessages)) {
    if (pattern.test(bare) || pattern.test(folded)) return intent as Intent;
  }
  for (const [intent, pattern] of Object.entries(anywhere)) {
    if (pattern.test(folded)) return intent as Intent;
  }
  if (wishesForPerson(bare)) return 'person';
  const count = folded.split(' ').length;
  return count >= 2 && count <= leavingWords && leaving.test(folded) ? 'goodbye' : courtesyOf(message);
}

const firstYes = /^(yes|yeah|yep|sure|okay|ok|ja|javisst|garna|gern|gerne|oui|d accord|si|claro|vale)\b/;
const firstNo = /^(no|nope|nej|nein|non)\b/;

/** Yes or no as the beginning of a longer answer: "Yes, my number is ...". */
export function beginsWithYesOrNo(message: string): 'yes' | 'no' | undefined {
  const folded = foldWords(message);
  if (firstYes.test(folded)) return 'yes';
  return firstNo.test(folded) ? 'no' : undefined;
}

const questionStart =
  /^(what|when|where|who|which|how|why|do|does|did|is|are|can|could|will|would you (tell|say)|vad|nar|var|vem|vilk\w+|hur|varfor|finns|har ni|kan man|ar det|was|wann|wo|wer|welche\w*|wie|warum|gibt es|haben sie|kann man|quel\w*|quand|ou|qui|comment|pourquoi|combien|est ce|avez vous|y a t il|que|cual\w*|cuando|donde|quien|como|por que|cuant\w+|hay|tienen)\b/;

/** True when a message has the form of a question. */
export function isQuestion(message: string): boolean {
  return message.trim().endsWith('?') || questionStart.test(foldWords(message));
}
