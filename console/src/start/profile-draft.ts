import type { BusinessProfile } from '../api/schemas.ts';
import { newLocalId } from '../parts/local-id.ts';

export const dayStates = ['open', 'closed', 'unknown'] as const;
export type DayState = (typeof dayStates)[number];

export interface Span {
  id: string;
  opens: string;
  closes: string;
}

/** Opening hours of one day in the form. */
export interface DayHours {
  state: DayState;
  spans: Span[];
}

/** A profile as the form holds it: a row per day, and rows with an id that stays while others are deleted. */
export interface ProfileDraft extends Omit<BusinessProfile, 'hours' | 'language' | 'prices' | 'questions'> {
  language: string;
  /** Monday to Sunday, then public holidays. */
  days: DayHours[];
  prices: { id: string; name: string; price: string }[];
  questions: { id: string; question: string; answer: string }[];
  /** Name of the template it began with; empty for none. */
  template: string;
  /** Number of pages of a website it was read from. */
  pages: number;
}

export const dayCount = 8;

export const newSpan = (opens = '09:00', closes = '17:00'): Span => ({ id: newLocalId(), opens, closes });
export const newPrice = () => ({ id: newLocalId(), name: '', price: '' });
export const newQuestion = () => ({ id: newLocalId(), question: '', answer: '' });

/** Fills the form from a profile. */
export function draftOf(
  profile: BusinessProfile,
  from: { language: string; template?: string; pages?: number },
): ProfileDraft {
  const { hours, prices, questions, language, ...words } = profile;
  return {
    ...words,
    language: language ?? from.language,
    days: Array.from({ length: dayCount }, (_, index) => dayOf(hours, index + 1)),
    prices: prices.map((row) => ({ id: newLocalId(), ...row })),
    questions: questions.map((row) => ({ id: newLocalId(), ...row })),
    template: from.template ?? '',
    pages: from.pages ?? 0,
  };
}

function dayOf(hours: BusinessProfile['hours'], day: number): DayHours {
  const stated = hours.filter(({ days }) => days.includes(day));
  const spans = stated.flatMap(({ opens, closes }) =>
    opens === null || closes === null ? [] : [newSpan(opens, closes === '24:00' ? '00:00' : closes)],
  );
  if (spans.length > 0) return { state: 'open', spans };
  return { state: stated.length > 0 ? 'closed' : 'unknown', spans: [newSpan()] };
}

/** The profile of the form: rows without any text are left out. */
export function profileOf(draft: ProfileDraft): BusinessProfile {
  const { days, prices, questions, template: _template, pages: _pages, ...words } = draft;
  return {
    ...words,
    hours: days.flatMap(({ state, spans }, index): BusinessProfile['hours'] => {
      const day = [index + 1];
      if (state === 'unknown') return [];
      if (state === 'closed') return [{ days: day, opens: null, closes: null }];
      return spans.map(({ opens, closes }) => ({ days: day, opens, closes: midnight(closes) }));
    }),
    prices: prices
      .filter((row) => row.name.trim() + row.price.trim() !== '')
      .map(({ name, price }) => ({ name, price })),
    questions: questions
      .filter((row) => row.question.trim() + row.answer.trim() !== '')
      .map(({ question, answer }) => ({ question, answer })),
  };
}

/** Index of the first day whose hours are incomplete or end before they begin; -1 for none. */
export function badDay(days: readonly DayHours[]): number {
  return days.findIndex(
    ({ state, spans }) =>
      state === 'open' && spans.some(({ opens, closes }) => opens === '' || closes === '' || midnight(closes) <= opens),
  );
}

/** A day that closes at midnight closes at the end of the day. */
function midnight(closes: string): string {
  return closes === '00:00' ? '24:00' : closes;
}
