import type { WidgetConfig } from '../api/schemas.ts';
import { type Weekday, weekdays } from '../parts/weekdays.ts';
import { weeklyOf, wordsOf } from '../parts/weekly-hours.ts';

type Hours = NonNullable<WidgetConfig['hours']>;

/** The settings of a widget as its form holds them. */
export interface WidgetDraft
  extends Record<string, unknown>,
    Omit<WidgetConfig, 'agent_id' | 'updated_at' | 'allowed_domains' | 'hours' | 'handoff'> {
  /** One a line. */
  allowed_domains: string;
  has_hours: boolean;
  timezone: string;
  /** By day, as people write them: `09:00-12:00, 13:00-17:00`; empty: closed. */
  weekly: Record<Weekday, string>;
  handoff: Omit<WidgetConfig['handoff'], 'after_turns'> & { after_turns: number | string };
}

const officeHours = '09:00-17:00';

export function draftOf(config: WidgetConfig): WidgetDraft {
  const { agent_id: _agentId, updated_at: _updatedAt, hours, handoff, allowed_domains: domains, ...same } = config;
  const weekly = Object.fromEntries(
    weekdays.map((day, index) => [day, hours ? wordsOf(hours.weekly[day]) : index < 5 ? officeHours : '']),
  ) as Record<Weekday, string>;
  return {
    ...same,
    allowed_domains: domains.join('\n'),
    has_hours: hours !== null,
    timezone: hours?.timezone ?? '',
    weekly,
    handoff: { ...handoff, after_turns: handoff.after_turns ?? '' },
  };
}

/** Request body that replaces a widget's settings. */
export function configOf(draft: WidgetDraft): Omit<WidgetConfig, 'agent_id' | 'updated_at'> {
  const { has_hours: hasHours, timezone, weekly, handoff, allowed_domains: domains, ...same } = draft;
  const hours = { timezone: timezone || null, weekly: weeklyOf(weekly) } as Hours;
  return {
    ...same,
    // Fields hold numbers as text.
    close_after_minutes: Number(same.close_after_minutes),
    sessions_per_hour: Number(same.sessions_per_hour),
    quick_questions: same.quick_questions.map(({ text, message }) => ({ text, message: message || text })),
    allowed_domains: domains.split(/[\s,]+/).filter(Boolean),
    hours: hasHours ? hours : null,
    handoff: { ...handoff, after_turns: handoff.after_turns === '' ? null : Number(handoff.after_turns) },
  };
}

/** Merge patch from the settings to the draft: only the fields that differ. */
export function changesOf(config: WidgetConfig, draft: WidgetDraft): Partial<ReturnType<typeof configOf>> {
  const [before, after] = [configOf(draftOf(config)), configOf(draft)];
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Form field of a server fault, for fields with another name in the form. */
export function fieldOf(pointer: string): string | null {
  if (pointer.startsWith('/allowed_domains')) return 'allowed_domains';
  const day = /^\/hours\/weekly\/(\w+)/.exec(pointer)?.[1];
  if (day !== undefined) return `weekly.${day}`;
  if (pointer.startsWith('/hours/timezone')) return 'timezone';
  return null;
}
