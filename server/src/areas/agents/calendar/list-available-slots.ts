import { orderedSpan, timeSpan } from '@parley/contract/filters';
import { TimeZone } from '@parley/contract/resources/agent';
import { AvailableSlots, maxBookingMinutes } from '@parley/contract/resources/calendar';
import { z } from 'zod';
import { dayMs, wallClock } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { badRange } from './calendar.errors.ts';
import { exampleCalendar, exampleSlot } from './calendar.examples.ts';
import { calendarParams, exampleAgentId, inTurnOfAgent, operation } from './calendar.operation.ts';
import { getCalendar } from './calendars.ts';
import { presentSlot, slotsIn } from './find-slots.ts';
import { maxRangeDays } from './slots.rules.ts';

const usualRangeDays = 7;

const SlotQuery = z
  .strictObject({
    ...timeSpan({
      from: 'Slots that begin at or after this instant; default: now',
      to: `Slots that begin before this instant, at most ${maxRangeDays} days after \`from\`; default: ${usualRangeDays} days after it`,
    }),
    timezone: TimeZone.optional().meta({ description: "To show the times in; default: the calendar's" }),
    duration: z.coerce
      .number()
      .int()
      .min(5)
      .max(maxBookingMinutes)
      .multipleOf(5)
      .optional()
      .meta({ description: "Minutes of a booking; default: the calendar's `slot_minutes`" }),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
  })
  .superRefine(orderedSpan);

/** Lists bookable times in order. */
export const listAvailableSlots = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/calendar/slots',
  id: 'listAvailableSlots',
  summary: 'List free slots',
  description:
    "Hours are those of the calendar's own clock: a time that the clocks skip in spring gives no slot, one they show twice in autumn gives one, the first.",
  access: apiKey('calendar:read'),
  showsConversations: false,
  params: calendarParams,
  query: SlotQuery,
  answer: { status: 200, schema: AvailableSlots },
  refusals: ['not_found', 'unavailable'],
  example: {
    params: { agentId: exampleAgentId },
    query: { from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z', timezone: 'Europe/Stockholm', duration: 30 },
    answer: {
      is_enabled: true,
      timezone: exampleCalendar.timezone ?? 'UTC',
      duration_minutes: 30,
      data: [exampleSlot],
      has_more: false,
    },
  },
  takesTurn: inTurnOfAgent('find'),
  async run({ tx, tenantId, params, query, now, deps }) {
    const calendar = await getCalendar(tx, params.agentId);
    const durationMinutes = query.duration ?? calendar.config.slot_minutes;
    const timezone = query.timezone ?? calendar.timezone;
    const clock = wallClock(timezone);
    const range = rangeOf(query, now);
    const slots = await slotsIn({ tx, tenantId, ...deps }, calendar, {
      range,
      durationMinutes,
      now,
      limit: query.limit + 1,
    });
    return {
      is_enabled: calendar.config.is_enabled,
      timezone,
      duration_minutes: durationMinutes,
      data: slots.slice(0, query.limit).map((slot) => presentSlot(slot, clock)),
      has_more: slots.length > query.limit,
    };
  },
});

function rangeOf(query: z.infer<typeof SlotQuery>, now: Date) {
  const from = query.from === undefined ? now.getTime() : Date.parse(query.from);
  const to = query.to === undefined ? from + usualRangeDays * dayMs : Date.parse(query.to);
  if (to <= from) throw badRange.reversed();
  if (to - from > maxRangeDays * dayMs) {
    throw badRange.tooLong(maxRangeDays);
  }
  return { from, to };
}
