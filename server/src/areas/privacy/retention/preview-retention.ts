import { dataClasses, RetentionPolicyUpdate, RetentionPreview } from '@parley/contract/resources/retention';
import { heldIds } from '#areas/privacy/erasure';
import { apiKey } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { findEffectiveBounds } from './bounds.queries.ts';
import { countDueRows, findAgentDaysMin } from './due-rows.queries.ts';
import { badRetention } from './retention.errors.ts';
import { exampleDays } from './retention.examples.ts';
import { operation } from './retention.operation.ts';
import { faultsOf } from './retention.rules.ts';

export const previewRetention = operation({
  method: 'POST',
  path: '/api/privacy/retention/preview',
  id: 'previewRetention',
  summary: 'Preview a retention policy',
  description:
    'What the next run would delete under these days, without storing them. What is under a legal hold is not counted.',
  access: apiKey('privacy:read'),
  showsConversations: false,
  audit: notAudited('nothing is written'),
  body: RetentionPolicyUpdate,
  answer: { status: 200, schema: RetentionPreview },
  example: {
    body: { days: exampleDays },
    answer: {
      days: exampleDays,
      deletes: dataClasses.map((name) => ({
        data_class: name,
        count: name === 'recordings' ? 412 : 0,
        is_more: false,
        oldest_at: name === 'recordings' ? '2025-11-03T08:12:00.000Z' : null,
      })),
    },
  },
  async run({ tx, body, now }) {
    const faults = faultsOf(body.days, await findEffectiveBounds(tx));
    if (faults.length > 0) throw badRetention(faults);
    const [held, agentDaysMin] = [await heldIds(tx), await findAgentDaysMin(tx)];
    const deletes: RetentionPreview['deletes'] = [];
    for (const dataClass of dataClasses) {
      deletes.push(await countDueRows(tx, { dataClass, days: body.days[dataClass], agentDaysMin, held, now }));
    }
    return { days: body.days, deletes };
  },
});
