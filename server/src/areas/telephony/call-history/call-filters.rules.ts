import { oneOrSeveral, phoneNumberFilter, timeSpan } from '@parley/contract/filters';
import { AgentId } from '@parley/contract/ids';
import { CallDirection, CallStatus, CallType } from '@parley/contract/resources/call';
import { z } from 'zod';

export const callSorts = ['-started_at', 'started_at', '-duration_seconds', 'duration_seconds'] as const;
export type CallSort = (typeof callSorts)[number];

/** Filters of the list of calls and of its export. Check the object that holds them with `sortableFilters`. */
export const callFilters = {
  agent_id: AgentId.optional(),
  direction: CallDirection.optional(),
  type: CallType.optional(),
  status: oneOrSeveral(CallStatus)
    .optional()
    .meta({ description: 'One or several, with commas', examples: ['completed', 'completed,failed'] }),
  phone_number: phoneNumberFilter()
    .optional()
    .meta({ description: 'The other party, with + and country code', examples: ['+46701234567'] }),
  ...timeSpan({ from: 'Started (if it waits: made) at or after this instant', to: 'Started before this instant' }),
  was_transferred: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  q: z.string().trim().min(1).max(200).optional().meta({
    description:
      'Words of what was said, of the summary or of the caller’s name, each from its beginning; or part of the name or of a number. Case and accents do not matter',
  }),
  metadata: z
    .record(z.string().regex(/^[\w.-]{1,64}$/), z.string().max(500))
    .optional()
    .meta({ description: '`metadata[plan]=pro`: calls with these values; several must all hold' }),
};

export type CallFilter = z.output<z.ZodObject<typeof callFilters>>;

/** Refuses an order by duration of a search: it would have to read every match. */
export function sortableFilters(
  { sort, q, metadata }: { sort: CallSort; q?: string | undefined; metadata?: object | undefined },
  context: z.RefinementCtx,
): void {
  if (sort.endsWith('started_at') || (q === undefined && metadata === undefined)) return;
  context.addIssue({
    code: 'custom',
    path: ['sort'],
    message: 'calls found by `q` or `metadata` are sorted by `started_at` or `-started_at`',
  });
}
