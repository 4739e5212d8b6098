import { type CallQueue, CallQueueList } from '@parley/contract/resources/directory';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { operationOf } from '#platform/http/operation.ts';
import { listQueuedEntries } from '#areas/telephony/directory';
import { countOutcomes, listCallers } from './call-queues.queries.ts';

/** Lists the queues of the directory with the callers who wait now. */
export const listCallQueues = operationOf<object>()({
  method: 'GET',
  path: '/api/directory/queues',
  id: 'listCallQueues',
  summary: 'List call queues',
  description: 'Every entry with a queue, the callers who wait in it, and how those of the last 24 hours left it.',
  access: apiKey('calls:read'),
  answer: { status: 200, schema: CallQueueList },
  example: {
    answer: {
      data: [
        {
          entry_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d02' as CallQueue['entry_id'],
          name: 'Sales',
          is_open: true,
          waiting: [
            {
              call_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9d11' as CallQueue['waiting'][number]['call_id'],
              position: 1,
              caller: '+46701234567',
              joined_at: '2026-03-02T09:00:00.000Z',
            },
          ],
          today: { answered: 12, called_back: 2, abandoned: 1, overflowed: 0, wait_seconds: 48 },
        },
      ],
    },
  },
  async run({ tx, now }) {
    const since = new Date(now.getTime() - dayMs);
    const data: CallQueue[] = [];
    for (const { id, name, is_open } of await listQueuedEntries(tx, now)) {
      const [waiting, today] = [await listCallers(tx, id), await countOutcomes(tx, id, since)];
      data.push({ entry_id: id, name, is_open, waiting, today });
    }
    return { data };
  },
});
