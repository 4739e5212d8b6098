import { z } from 'zod';
import { rules } from '../rules.ts';

const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rules.time_of_day)
  .meta({ examples: ['09:00'] });
const ClosingTime = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, rules.time_of_day_until_24)
  .meta({ examples: ['17:00', '24:00'] });

/** A time of the calendar's own clock, from `from` until just before `to`. */
export const OpeningHours = z.strictObject({ from: ClockTime, to: ClosingTime });
export type OpeningHours = z.infer<typeof OpeningHours>;

const maxRangesADay = 12;

/** Hours of one day, which do not overlap. */
export const DayHours = z
  .array(OpeningHours)
  .max(maxRangesADay)
  .superRefine((ranges, context) => {
    for (const [index, range] of ranges.entries()) {
      if (range.from >= range.to) {
        context.addIssue({ code: 'custom', path: [index, 'to'], message: rules.later_than_from });
        continue;
      }
      const other = ranges.findIndex((each, at) => at < index && each.from < range.to && range.from < each.to);
      if (other >= 0) {
        context.addIssue({ code: 'custom', path: [index], message: `overlaps with the hours at /${other}` });
      }
    }
  });

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const WeeklyHours = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, DayHours.default([])])) as Record<
      (typeof weekdays)[number],
      z.ZodDefault<typeof DayHours>
    >,
  )
  .meta({ description: 'Days left out are closed' });
export type WeeklyHours = z.infer<typeof WeeklyHours>;
