import type { ToolDefinition } from '#brain/ports.ts';
import { type Move, noOffer, type OfferedTimes } from '../booking-wish.ts';
import type { Control } from '../controls.ts';
import type { Asked } from '../details/read-details.ts';
import type { Intent } from '../intents.ts';
import type { Wish } from '../wishes.ts';

/**
 * Purpose for which the conversation collects details. A call-back carries the request that is passed on with it;
 * `byKeys`: it needs a number only, which is typed, unless it is the caller's own.
 */
export type Goal =
  | {
      kind: 'callback';
      wish?: Wish;
      words?: string;
      hasQuestion?: boolean;
      byKeys?: true;
      isOwnNumberDeclined?: true;
    }
  | { kind: 'tool'; tool: ToolDefinition };

/** The question our last message ended with. */
export type Pending =
  | 'confirm'
  | 'callback-offer'
  | 'person-offer'
  | 'topic-offer'
  | 'own-number'
  | 'anything-else'
  | 'detail'
  | undefined;

/** Everything a conversation has come to, read from its messages alone. */
export interface DialogState {
  goal: Goal | undefined;
  pending: Pending;
  asked: Asked;
  /** Details since the goal was set; lasting ones (name, number, email) are in `request.collected` too. */
  told: Record<string, string>;
  /** Details in the last message. */
  news: Record<string, string>;
  intent: Intent | undefined;
  /** The last message did not answer the question for a detail. */
  missedQuestion: boolean;
  /** The goal was set by the last message. */
  isNewGoal: boolean;
  /** Match of the last message with the tool it asks for. */
  toolScore: number;
  /** Last question without an answer. */
  unanswered: string | undefined;
  lastAnswer: string;
  /** The person agreed with the details that were read back. */
  isConfirmed: boolean;
  /** Misses in a row: messages that were not understood or not answered. Not counting the last message. */
  misses: number;
  /** A keypad menu was said, so that its keys choose. */
  hasMenu: boolean;
  /** Digit of the keypad that the last message is. */
  menuKey: number | undefined;
  /** A request goes on without its day, which was asked for twice. */
  isDateOpen: boolean;
  /** Question that was asked back: "Did you ask about rental?". */
  askedBack: string | undefined;
  topicAnswer: 'yes' | 'no' | undefined;
  /** The last message is about the conversation itself. */
  control: Control | undefined;
  /** Times in the calendar's last result. */
  offered: OfferedTimes;
  /** A booking was made in this conversation. */
  hasBooked: boolean;
  /** The booking that is being moved. */
  moving: Move | undefined;
  /** The directory tool has asked whom the person wants, with these choices. */
  askedWhom: readonly string[] | undefined;
}

/** Details that stay known after their goal is reached. */
export const lasting = ['name', 'phone_number', 'email'];

export function keepLasting(told: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(told).filter(([name]) => lasting.includes(name)));
}

/** State before the first message. */
export function initialState(collected: Readonly<Record<string, string>>): DialogState {
  return {
    goal: undefined,
    pending: undefined,
    asked: undefined,
    told: keepLasting(collected),
    news: {},
    intent: undefined,
    missedQuestion: false,
    isNewGoal: false,
    toolScore: 0,
    unanswered: undefined,
    lastAnswer: '',
    isConfirmed: false,
    misses: 0,
    hasMenu: false,
    menuKey: undefined,
    isDateOpen: false,
    askedBack: undefined,
    topicAnswer: undefined,
    control: undefined,
    offered: noOffer,
    hasBooked: false,
    moving: undefined,
    askedWhom: undefined,
  };
}
