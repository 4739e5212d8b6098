import type { ToolDefinition } from '#brain/ports.ts';
import { bookingWish, chosenTime, contactTool, type Move, type OfferedTimes } from '../booking-wish.ts';
import type { Today } from '../details/find-date.ts';
import { isQuestion } from '../intents.ts';

/** Next step with a calendar: the tool, its details, and the move that goes on. */
export interface BookingStep {
  tool: ToolDefinition;
  told: Readonly<Record<string, string>>;
  /** The details replace day and time in the message, which named a booking or one of several times. */
  isChoice: boolean;
  moving: Move | undefined;
}

interface Known {
  offered: OfferedTimes;
  moving: Move | undefined;
  hasBooked: boolean;
  news: Readonly<Record<string, string>>;
  tools: readonly ToolDefinition[];
  today: Today;
}

/** Reads a message as a step of booking, moving or cancelling; undefined: it is none. */
export function bookingStep(
  text: string,
  { offered, moving, hasBooked, news, tools, today }: Known,
): BookingStep | undefined {
  const { date, time } = news;
  const named = { ...(date === undefined ? {} : { date }), ...(time === undefined ? {} : { time }) };
  const wish = bookingWish(text, { tools, news, today });
  if (wish?.isMove) return { ...wish, isChoice: false, moving: { ...moving, ...named } };
  if (wish) return { ...wish, isChoice: false, moving: undefined };
  const step = (suffix: string, told: BookingStep['told'], next?: Move): BookingStep | undefined => {
    const tool = tools.find(({ name }) => name.endsWith(suffix));
    return tool && { tool, told, isChoice: true, moving: next };
  };
  const chosen = chosenTime(offered.times, news);
  if (chosen && offered.isOwn === 'cancel') return step('_cancel', chosen);
  if (chosen && offered.isOwn === 'move') {
    const move = { ...moving, moved_from: `${chosen.date}T${chosen.time}` };
    return step('_move', move, move);
  }
  if (moving && !isQuestion(text) && (chosen || date !== undefined || time !== undefined)) {
    const move = { ...moving, ...(chosen ?? named) };
    return step('_move', move, move);
  }
  if (chosen) return step('_book', chosen);
  const contact = hasBooked && !isQuestion(text) ? contactTool(tools, news) : undefined;
  return contact && { tool: contact, told: {}, isChoice: false, moving: undefined };
}
