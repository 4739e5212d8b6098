import type { DeskChat } from '@parley/contract/resources/chat-desk';
import type { PushOccasion } from './push-occasion.rules.ts';

type Words = Record<PushOccasion['kind'] | 'open' | 'visitor', string>;

const words: Record<string, Words> = {
  en: {
    waiting: 'A chat is waiting',
    assigned: 'You were given a chat',
    mention: 'You were mentioned',
    open: 'Open the inbox to read it.',
    visitor: 'Visitor',
  },
  sv: {
    waiting: 'En chatt väntar',
    assigned: 'Du har fått en chatt',
    mention: 'Du blev omnämnd',
    open: 'Öppna inkorgen för att läsa.',
    visitor: 'Besökare',
  },
  de: {
    waiting: 'Ein Chat wartet',
    assigned: 'Ihnen wurde ein Chat zugewiesen',
    mention: 'Sie wurden erwähnt',
    open: 'Öffnen Sie den Posteingang, um ihn zu lesen.',
    visitor: 'Besucher',
  },
  fr: {
    waiting: 'Une discussion attend',
    assigned: 'Une discussion vous a été attribuée',
    mention: 'Vous avez été mentionné',
    open: 'Ouvrez la boîte de réception pour la lire.',
    visitor: 'Visiteur',
  },
  es: {
    waiting: 'Hay un chat en espera',
    assigned: 'Se le ha asignado un chat',
    mention: 'Le han mencionado',
    open: 'Abra la bandeja de entrada para leerlo.',
    visitor: 'Visitante',
  },
};

/** Length of a visitor's words in a notification. Unit: characters. */
const excerptMax = 140;

/** Notification as the service worker of the console shows it. `tag`: a newer notification with it replaces the older one. */
export interface PushPayload {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/**
 * Words a notification in the language of its reader. Without `showsContent` it says what happened and nothing of the
 * chat; a mention never quotes its note.
 */
export function payloadOf(given: {
  occasion: Pick<PushOccasion, 'kind'>;
  chat: DeskChat;
  showsContent: boolean;
  language: string;
}): PushPayload {
  const { chat, showsContent } = given;
  const { kind } = given.occasion;
  const says = words[given.language.split('-')[0]?.toLowerCase() ?? ''] ?? (words['en'] as Words);
  const name = chat.customer.name || says.visitor;
  const text = kind === 'mention' ? '' : (chat.visitor_message?.text ?? '');
  const excerpt = text.length > excerptMax ? `${text.slice(0, excerptMax - 1)}…` : text;
  return {
    title: says[kind],
    body: showsContent ? (excerpt ? `${name}: ${excerpt}` : name) : says.open,
    tag: kind === 'waiting' ? 'waiting' : `${kind}-${chat.id}`,
    url: `/console/desk?chat=${chat.id}`,
  };
}
