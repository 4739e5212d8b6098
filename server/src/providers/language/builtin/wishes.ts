import { foldWords } from './fold-words.ts';

/** Requests the built-in model takes down for the business, beside a call-back. */
export type Wish = 'book' | 'cancel' | 'change';

/** Requests in one language, folded. Each is a pattern of synonyms. */
interface Wording {
  want: string;
  /** Those that need no verb: "I'd like a table". */
  desire: string;
  book: string;
  cancel: string;
  change: string;
  /** Things that are booked. */
  object: string;
  /** Beginnings and words of questions about booking as such. */
  asks: string;
}

const wordings: readonly Wording[] = [
  {
    desire: 'i d like|i would like|id like|i want|i need|we d like|we would like|we need|we want',
    want: 'i d like|i would like|i want|i wanna|i need|i have to|i must|i ve got to|we d like|we would like|we want|we need|we have to|can i|can we|could i|could we|may i|could you|can you|would you|please|i was hoping|help me|let me|id like|i am calling|i m calling|looking to|hoping to',
    book: 'book|reserve|schedule|make|set up|arrange|get|sign up|sign (?:me|us|her|him) up|come in|bring (?:it|my \\w+) in',
    cancel: 'cancel|call off|back out of|can t make|cannot make|can t come|cannot come|won t make|not going to make',
    change: 'move|reschedule|change|push back|postpone|rebook|rearrange|switch|bring forward',
    object:
      'appointments?|bookings?|reservations?|tables?|slots?|visits?|rooms?|class|lesson|session|treatment|hire|rental|viewing|service|stay|spot|place|seats?|check ?up|cleaning|haircut|consultation|order',
    asks: '^(?:how|what|when|where|why|which|who|is|are|do|does|did|will)\\b|\\b(?:without an?|do i (?:have|need) to|or can i just|if i|if we|online|for free|fee|penalty|notice|in advance|how (?:far|long|much|late|early)|until when|charge|refund|deposit)\\b',
  },
  {
    desire: 'jag vill ha|jag skulle vilja ha|skulle vilja ha|jag behover|vi behover|jag onskar|vill ha',
    want: 'jag vill|jag skulle vilja|vill|skulle vilja|skulle jag kunna|jag behover|behover|jag maste|maste|kan jag|kan vi|kan du|kan ni|kunde jag|far jag|vi vill|vi behover|snalla|tankte|hjalp mig|ska',
    book: 'boka|reservera|bestalla|fa en tid|ha en tid|anmala|lamna in|komma in',
    cancel: 'avboka|stalla in|kan inte komma|kan tyvarr inte|far forhinder|stryka|annullera',
    change: 'omboka|boka om|flytta|andra|byta|skjuta (?:upp|pa)|tidigarelagga',
    object:
      'tid(?:en)?|tider|bord(?:et)?|bokning(?:en)?|besok(?:et)?|rum(?:met)?|plats(?:en)?|kurs(?:en)?|service|behandling(?:en)?|klippning|konsultation',
    asks: '^(?:hur|vad|nar|var|varfor|vilken|vem|finns|ar|har|maste man|kan man)\\b|\\b(?:om jag|om man|om vi|pa natet|online|gratis|avgift|kostar|i forvag|senast|hur (?:langt|lange|mycket|sent|tidigt))\\b',
  },
  {
    desire:
      'ich mochte|ich hatte gern\\w*|ich brauche|ich will|wir mochten|wir brauchen|wir hatten gern\\w*|ich benotige',
    want: 'ich mochte|ich mocht|ich wurde|ich hatte gern\\w*|ich will|ich muss|ich brauche|ich wollte|wir mochten|wir mussen|wir wurden|wir wollen|wir brauchen|kann ich|konnte ich|konnen wir|konnen sie|konnten sie|darf ich|bitte|helfen sie',
    book: 'buchen|reservieren|vereinbaren|ausmachen|machen|anmelden|bestellen|vorbeikommen|vorbeibringen|haben|bekommen|brauche',
    cancel: 'absagen|stornieren|abbestellen|kann (?:leider )?nicht kommen|nicht schaffen|streichen|zuruckgeben',
    change: 'verschieben|verlegen|umbuchen|andern|tauschen|vorziehen',
    object:
      'termins?|tisch|reservierung|buchung|zimmer|platz|kurs|besuch|behandlung|inspektion|ferienwohnung|wohnung|haarschnitt|beratung|bestellung',
    asks: '^(?:wie|was|wann|wo|warum|welche\\w*|wer|gibt|ist|sind|muss|kann man|braucht man)\\b|\\b(?:wenn ich|falls|online|kostenlos|gebuhr|kostet|vorher|im voraus|spatestens|bis wann|wie (?:weit|lange|viel|spat|fruh))\\b',
  },
  {
    desire:
      'je voudrais|je veux|j aimerais|je souhaite\\w*|il me faut|il me faudrait|j ai besoin d|on voudrait|nous voudrions',
    want: 'je voudrais|je veux|j aimerais|je souhaite\\w*|je dois|j ai besoin|il me faut|il faudrait|on voudrait|nous voudrions|nous souhaitons|on aimerait|puis je|est ce que je peux|je peux|je pourrais|pourrais je|pouvez vous|pourriez vous|s il vous plait|svp|peut on|on doit',
    book: 'reserver|prendre|fixer|obtenir|m inscrire|inscrire|avoir|poser|faire venir|programmer|commander|deposer',
    cancel: 'annuler|decommander|ne (?:peux|pourrai|pourrais) pas venir|ne pourrons pas venir|me desister',
    change: 'deplacer|decaler|reporter|changer|modifier|avancer|repousser',
    object:
      'rendez vous|rdv|table|reservation|chambre|place|cours|creneau|visite|sejour|seance|intervention|coupe|consultation|commande|nuit\\w*',
    asks: '^(?:comment|que|quel\\w*|quand|ou|pourquoi|combien|qui|est ce qu (?:il|on)|faut il|y a t il)\\b|\\b(?:si je|si on|si j|en ligne|gratuit\\w*|frais|coute|a l avance|au plus tard|jusqu a quand|combien)\\b',
  },
  {
    desire: 'quiero|quisiera|querria|queria|necesito|me gustaria|queremos|queriamos|necesitamos',
    want: 'quiero|quisiera|querria|me gustaria|necesito|tengo que|debo|queremos|necesitamos|nos gustaria|tenemos que|puedo|podria|podemos|podriamos|puede|puedes|por favor|queria|queriamos|hay que',
    book: 'reservar|pedir|coger|concertar|hacer|apuntar\\w*|inscribir\\w*|encargar|sacar|solicitar|agendar|llevar',
    cancel: 'cancelar|anular|no puedo ir|no podre ir|no podemos ir|no voy a poder|desapuntar\\w*',
    change: 'cambiar|mover|aplazar|retrasar|adelantar|modificar|pasar',
    object:
      'citas?|mesas?|reservas?|hora|habitacion\\w*|plaza|clase|turno|visita|sesion|consulta|revision|encargo|pedido|ramo',
    asks: '^(?:como|que|cual\\w*|cuando|donde|por que|cuant\\w*|quien|hay|es|son|hace falta|se puede)\\b|\\b(?:si no|si cancelo|si anulo|si|por internet|online|gratis|penalizacion|cuesta|antelacion|con cuanto|hasta cuando|cuant\\w*)\\b',
  },
];

/** "A table for four on Saturday, is that possible?", in five languages. */
const tableFor = String.raw`^(?:(?:hi|hello|hej|hallo|guten (?:tag|abend)|bonjour|bonsoir|hola|buenas \w+) )?(?:an? |ett |einen? |une? |una? )?(?:table|bord|tisch|mesa) (?:for|fur|pour|para) `;

const patterns = wordings.map(({ want, desire, book, cancel, change, object, asks }) => {
  const wants = `(?:${want})\\b(?:.{0,60})`;
  return {
    asks: new RegExp(asks),
    // German and other languages put the verb last: "ich möchte einen Termin vereinbaren".
    book: new RegExp(
      `\\b${wants}\\b(?:(?:${book})\\b.{0,50}\\b(?:${object})|(?:${object})\\b.{0,50}\\b(?:${book})|(?:book|reserve|boka|reservera|buchen|reservieren|reserver|reservar))\\b|\\b(?:${desire}) .{0,40}\\b(?:${object})\\b|^(?:book|reserve|boka|reservez|reserva\\w*) |${tableFor}`,
    ),
    cancel: new RegExp(
      `\\b${wants}\\b(?:${cancel})\\b|^(?:${cancel})\\b.{0,50}\\b(?:${object})\\b|\\b(?:can t|cannot|won t) (?:make|come)\\b|\\bkan (?:tyvarr )?inte komma\\b|\\bnicht kommen\\b|\\bpas venir\\b|\\bno puedo (?:ir|venir)\\b`,
    ),
    change: new RegExp(
      `\\b${wants}\\b(?:${change})\\b.{0,50}\\b(?:${object})\\b|\\b${wants}\\b(?:${object})\\b.{0,50}\\b(?:${change})\\b`,
    ),
  };
});

/** A question is a request when it asks for leave or help: "Can I ...?", "Könnten Sie ...?" */
const ability =
  /\b(?:can|could|may|would|will|please|kan|kunde|far|skulle|snalla|kann|konnte\w*|konnen|darf|wurden|bitte|puis|peux|peut|pouvez|pourr\w+|possible|svp|puedo|podria\w*|podemos|puede\w*|me da\w*|por favor)\b/;

/** Request that a message makes; undefined for a question about bookings as such. */
export function wishOf(message: string): Wish | undefined {
  for (const sentence of message.split(/(?<=[.!?])\s+/)) {
    const clause = foldWords(sentence);
    const isAsked = sentence.trim().endsWith('?');
    for (const pattern of patterns) {
      if (pattern.asks.test(clause) || (isAsked && !ability.test(clause))) continue;
      for (const wish of ['cancel', 'change', 'book'] as const) if (pattern[wish].test(clause)) return wish;
    }
  }
  return undefined;
}
