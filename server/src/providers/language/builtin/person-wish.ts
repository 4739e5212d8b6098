/** Requests for a person in one language, folded. Each is a pattern of synonyms. */
interface Wishes {
  /** Talking, as something still to be done. */
  talk: string;
  /** People, also those that are people only when one talks to them: "someone", "an agent". */
  people: string;
  /** Places where people answer. */
  desk: string;
  /** Unambiguous words for a person: "a human", "a real person". */
  human: string;
  want: string;
  help: string;
  article: string;
}

// In every language ten words may stand between "talk" and "person", but no other sentence.
const wishes: readonly Wishes[] = [
  {
    talk: 'speak|talk|chat|connect|transfer|put me through|get me|pass me',
    people:
      'person|human|human being|someone|somebody|operator|agent|representative|receptionist|manager|colleague|staff',
    desk: 'support|customer (?:service|support|care)|(?:the )?(?:office|front desk)',
    human: 'human|human being|(?:real|live|actual) (?:person|human|agent)|human agent|operator|representative',
    want: 'want|need|prefer|give me|get me|like|let me have',
    help: 'help|assist|answer',
    article: 'an?|the|some',
  },
  {
    talk: 'prata|tala|chatta|snacka|koppla|kontakta',
    people: 'manniska|person|nagon|medarbetare|handlaggare|kollega|operator|personal|chef',
    desk: 'kundtjanst|kundservice|supporten|support|receptionen|vaxeln',
    human: 'manniska|(?:riktig|levande) (?:person|manniska)|handlaggare|medarbetare|operator',
    want: 'vill ha|behover|fa|foredrar',
    help: 'hjalpa|svara',
    article: 'en',
  },
  {
    talk: 'sprechen|reden|chatten|verbinden|verbinde|verbindet|kontaktieren|weiterleiten',
    people:
      'mensch|menschen|mitarbeiter|mitarbeiterin|person|jemand|jemandem|jemanden|kollegen|kollegin|berater|beraterin',
    desk: 'kundenservice|kundendienst|support|service|zentrale|empfang',
    human:
      'mensch|menschen|(?:echte|echten|reale|realen) (?:person|mensch|menschen|mitarbeiter)|mitarbeiter|mitarbeiterin|berater',
    want: 'will|mochte|brauche|hatte gern|hatte gerne',
    help: 'helfen|antworten|weiterhelfen',
    article: 'eine?[nmr]?',
  },
  {
    talk: 'parler|discuter|chatter|passez moi|passer|mettez moi en relation|mettre en relation|joindre|contacter',
    people: 'humain|personne|conseiller|conseillere|quelqu un|operateur|operatrice|agent|collegue|responsable',
    desk: 'service client|support|accueil|standard',
    human: 'humain|(?:vraie|reelle) personne|personne (?:reelle|humaine)|etre humain|conseiller|conseillere|operateur',
    want: 'veux|voudrais|souhaite|prefere|besoin d|besoin de',
    help: 'aider|repondre|m aide',
    article: 'une?',
  },
  {
    talk: 'hablar|chatear|pasame|paseme|conectar|conectame|comunicame|comuniqueme|comunicarme|contactar',
    people: 'persona|humano|alguien|agente|operador|operadora|asesor|asesora|companero|encargado',
    desk: 'atencion al cliente|servicio al cliente|soporte|recepcion',
    human: 'humano|ser humano|persona (?:real|humana|de verdad)|operador|operadora|asesor|agente humano',
    want: 'quiero|quisiera|necesito|prefiero',
    help: 'ayudar|ayude|atender|atienda|responda',
    article: 'una?',
  },
];

const patterns = wishes.map(({ talk, people, desk, human, want, help, article }) => {
  const gap = '.{0,36}';
  const anybody = `(?:${people}|${desk})`;
  return new RegExp(
    [
      `\\b(?:${talk})\\b${gap}\\b${anybody}\\b`,
      `\\b(?:${people})\\b${gap}\\b(?:${talk})\\b`,
      `\\b(?:${desk})\\b${gap}\\b(?:${talk})\\b`,
      `\\b(?:${want}) (?:(?:${article}) )?(?:${human})\\b`,
      `\\b(?:${human})\\b${gap}\\b(?:${help})\\b`,
      `\\b(?:${help})\\b${gap}\\b(?:${human})\\b`,
      `^(?:(?:${article}) )?(?:${human}|${people}|${desk})(?: (?:please|tack))?$`,
    ].join('|'),
  );
});

/** Things people are also talked about for: telling of them is no wish to speak to one. */
const tells =
  /\b(?:yesterday|already|last week|igar|redan|forra veckan|gestern|bereits|letzte woche|hier|deja|ayer|ya)\b/;

/** Requests to be connected, whatever the name: "Can you put me through to Gus?" */
const connect =
  /\b(?:put me through|connect me (?:to|with)|transfer me to|koppla mig|kan (?:jag|vi) fa (?:prata|tala) med|verbinden sie mich|verbinde mich|stellen sie mich durch|passez moi|pouvez vous me passer|pasame con|paseme con|me pasa[sn]? con|me comunica\w* con|comuniqueme con)\b/;

/** True when a message, folded, asks for a person instead of the agent. */
export function wishesForPerson(folded: string): boolean {
  return !tells.test(folded) && (connect.test(folded) || patterns.some((pattern) => pattern.test(folded)));
}
