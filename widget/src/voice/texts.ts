import type { ProblemCode } from './types.ts';

/** Every word of the voice panel. `{name}` is filled in. */
export interface VoiceTexts {
  talk: string;
  /** Before the first call. */
  invite: string;
  hangUp: string;
  mute: string;
  unmute: string;
  keypad: string;
  key: string;
  you: string;
  assistant: string;
  microphone: string;
  captions: string;
  limited: string;
  /** Limited vocabulary of which there are no examples. */
  limitedOnly: string;
  /** The language of the agent is not recognized. */
  unheard: string;
  /** Leads to the chat. */
  openChat: string;
  connecting: string;
  listening: string;
  thinking: string;
  speaking: string;
  reconnecting: string;
  ended: string;
  problems: Record<ProblemCode, string>;
}

const en: VoiceTexts = {
  talk: 'Talk',
  invite: 'Press Talk, allow the microphone and say what you need.',
  hangUp: 'Hang up',
  mute: 'Mute microphone',
  unmute: 'Unmute microphone',
  keypad: 'Keypad',
  key: 'Key',
  you: 'You',
  assistant: 'AI assistant',
  microphone: 'Microphone',
  captions: 'Captions',
  limited: 'This agent understands a limited vocabulary. You can ask, for example:',
  limitedOnly: 'This agent understands a limited vocabulary. Use short, simple sentences.',
  unheard:
    'Speech in this language cannot be recognized here yet. You can use the keypad during the call, or write in the chat.',
  openChat: 'Write in the chat',
  connecting: 'Connecting…',
  listening: 'Listening',
  thinking: 'Thinking…',
  speaking: 'Speaking',
  reconnecting: 'Connection lost. Reconnecting…',
  ended: 'The call has ended.',
  problems: {
    microphone_denied: 'Microphone access is blocked. Allow it in the address bar of your browser and try again.',
    microphone_missing: 'No microphone found. Connect one and try again.',
    microphone_busy: 'Another program is using the microphone. Close it and try again.',
    network_lost: 'Connection lost. Check your network and try again.',
    busy: 'All lines are busy. Please try again in a minute.',
    refused: 'The call could not start. Reload the page and try again.',
    unsupported: 'Voice calls need a current browser and a secure address (HTTPS).',
  },
};

const sv: VoiceTexts = {
  talk: 'Prata',
  invite: 'Tryck på Prata, tillåt mikrofonen och säg vad du behöver.',
  hangUp: 'Lägg på',
  mute: 'Stäng av mikrofonen',
  unmute: 'Slå på mikrofonen',
  keypad: 'Knappsats',
  key: 'Knapp',
  you: 'Du',
  assistant: 'AI-assistent',
  microphone: 'Mikrofon',
  captions: 'Undertexter',
  limited: 'Den här agenten förstår ett begränsat ordförråd. Du kan till exempel fråga:',
  limitedOnly: 'Den här agenten förstår ett begränsat ordförråd. Använd korta, enkla meningar.',
  unheard:
    'Tal på det här språket kan inte tolkas här ännu. Du kan använda knappsatsen under samtalet eller skriva i chatten.',
  openChat: 'Skriv i chatten',
  connecting: 'Ansluter…',
  listening: 'Lyssnar',
  thinking: 'Tänker…',
  speaking: 'Talar',
  reconnecting: 'Anslutningen bröts. Återansluter…',
  ended: 'Samtalet är avslutat.',
  problems: {
    microphone_denied: 'Mikrofonen är blockerad. Tillåt den i webbläsarens adressfält och försök igen.',
    microphone_missing: 'Ingen mikrofon hittades. Anslut en och försök igen.',
    microphone_busy: 'Mikrofonen används av ett annat program. Stäng det och försök igen.',
    network_lost: 'Anslutningen bröts. Kontrollera nätverket och försök igen.',
    busy: 'Alla linjer är upptagna just nu. Försök igen om en minut.',
    refused: 'Samtalet kunde inte startas. Ladda om sidan och försök igen.',
    unsupported: 'Röstsamtal kräver en aktuell webbläsare och en säker adress (HTTPS).',
  },
};

const de: VoiceTexts = {
  talk: 'Sprechen',
  invite: 'Auf Sprechen drücken, das Mikrofon erlauben und sagen, worum es geht.',
  hangUp: 'Auflegen',
  mute: 'Mikrofon ausschalten',
  unmute: 'Mikrofon einschalten',
  keypad: 'Tastenfeld',
  key: 'Taste',
  you: 'Sie',
  assistant: 'KI-Assistent',
  microphone: 'Mikrofon',
  captions: 'Untertitel',
  limited: 'Dieser Agent versteht einen begrenzten Wortschatz. Sie können zum Beispiel fragen:',
  limitedOnly: 'Dieser Agent versteht einen begrenzten Wortschatz. Verwenden Sie kurze, einfache Sätze.',
  unheard:
    'Gesprochenes in dieser Sprache wird hier noch nicht erkannt. Nutzen Sie während des Gesprächs das Tastenfeld oder schreiben Sie im Chat.',
  openChat: 'Im Chat schreiben',
  connecting: 'Verbindung wird aufgebaut…',
  listening: 'Hört zu',
  thinking: 'Denkt nach…',
  speaking: 'Spricht',
  reconnecting: 'Verbindung verloren. Neuer Versuch…',
  ended: 'Das Gespräch ist beendet.',
  problems: {
    microphone_denied:
      'Das Mikrofon ist hier nicht erlaubt. Erlauben Sie es in der Adressleiste und versuchen Sie es erneut.',
    microphone_missing: 'Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es erneut.',
    microphone_busy: 'Ein anderes Programm benutzt das Mikrofon. Schließen Sie es und versuchen Sie es erneut.',
    network_lost: 'Die Verbindung konnte nicht gehalten werden. Bitte prüfen Sie Ihr Netz und versuchen Sie es erneut.',
    busy: 'Zurzeit sind alle Leitungen besetzt. Bitte versuchen Sie es in einer Minute erneut.',
    refused: 'Dieses Gespräch ist nicht möglich. Bitte laden Sie die Seite neu und versuchen Sie es erneut.',
    unsupported:
      'Dieser Browser kann hier nicht telefonieren. Nötig sind ein aktueller Browser und eine sichere Adresse.',
  },
};

const fr: VoiceTexts = {
  talk: 'Parler',
  invite: 'Appuyez sur Parler, autorisez le micro et dites ce qu’il vous faut.',
  hangUp: 'Raccrocher',
  mute: 'Couper le micro',
  unmute: 'Rétablir le micro',
  keypad: 'Clavier',
  key: 'Touche',
  you: 'Vous',
  assistant: 'Assistant IA',
  microphone: 'Micro',
  captions: 'Sous-titres',
  limited: 'Cet agent comprend un vocabulaire limité. Vous pouvez demander, par exemple :',
  limitedOnly: 'Cet agent comprend un vocabulaire limité. Faites des phrases courtes et simples.',
  unheard:
    'La parole dans cette langue n’est pas encore reconnue ici. Utilisez le clavier pendant l’appel, ou écrivez dans le chat.',
  openChat: 'Écrire dans le chat',
  connecting: 'Connexion…',
  listening: 'Écoute',
  thinking: 'Réfléchit…',
  speaking: 'Parle',
  reconnecting: 'Connexion perdue. Nouvel essai…',
  ended: 'L’appel est terminé.',
  problems: {
    microphone_denied: 'Le micro n’est pas autorisé ici. Autorisez-le dans la barre d’adresse, puis réessayez.',
    microphone_missing: 'Aucun micro n’a été trouvé. Branchez-en un, puis réessayez.',
    microphone_busy: 'Le micro est utilisé par un autre programme. Fermez-le, puis réessayez.',
    network_lost: 'La connexion n’a pas pu être maintenue. Vérifiez votre réseau, puis réessayez.',
    busy: 'Toutes les lignes sont occupées. Réessayez dans une minute.',
    refused: 'Cet appel n’est pas possible. Rechargez la page, puis réessayez.',
    unsupported:
      'Ce navigateur ne peut pas appeler depuis cette page. Il faut un navigateur récent et une adresse sécurisée.',
  },
};

const es: VoiceTexts = {
  talk: 'Hablar',
  invite: 'Pulse Hablar, permita el micrófono y diga lo que necesita.',
  hangUp: 'Colgar',
  mute: 'Silenciar el micrófono',
  unmute: 'Activar el micrófono',
  keypad: 'Teclado',
  key: 'Tecla',
  you: 'Usted',
  assistant: 'Asistente de IA',
  microphone: 'Micrófono',
  captions: 'Subtítulos',
  limited: 'Este agente entiende un vocabulario limitado. Puede preguntar, por ejemplo:',
  limitedOnly: 'Este agente entiende un vocabulario limitado. Use frases cortas y sencillas.',
  unheard: 'El habla en este idioma aún no se reconoce aquí. Use el teclado durante la llamada o escriba en el chat.',
  openChat: 'Escribir en el chat',
  connecting: 'Conectando…',
  listening: 'Escuchando',
  thinking: 'Pensando…',
  speaking: 'Hablando',
  reconnecting: 'Se perdió la conexión. Reintentando…',
  ended: 'La llamada ha terminado.',
  problems: {
    microphone_denied:
      'El micrófono no está permitido aquí. Permítalo en la barra de direcciones e inténtelo de nuevo.',
    microphone_missing: 'No se encontró ningún micrófono. Conecte uno e inténtelo de nuevo.',
    microphone_busy: 'Otro programa está usando el micrófono. Ciérrelo e inténtelo de nuevo.',
    network_lost: 'No se pudo mantener la conexión. Compruebe la red e inténtelo de nuevo.',
    busy: 'Todas las líneas están ocupadas. Inténtelo de nuevo en un minuto.',
    refused: 'Esta llamada no es posible. Recargue la página e inténtelo de nuevo.',
    unsupported:
      'Este navegador no puede llamar desde esta página. Hace falta un navegador actual y una dirección segura.',
  },
};

const languages: Record<string, VoiceTexts> = { en, sv, de, fr, es };

/** Words in the language of a tag such as `sv-SE`; English for languages we do not speak. */
export const findVoiceTexts = (tag = 'en'): VoiceTexts => languages[tag.slice(0, 2).toLowerCase()] ?? en;
