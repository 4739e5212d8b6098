import { LegalHold } from '@parley/contract/resources/erasure';
import { apiKey } from '#platform/http/access/access.ts';
import { holdLifted } from './erasure.errors.ts';
import { exampleHold, exampleHoldId } from './erasure.examples.ts';
import { holdParams, operation } from './erasure.operation.ts';
import { getHoldForUpdate, isHeld, markLifted } from './legal-holds.queries.ts';
import { resumeErasuresOf } from './resume-erasures.ts';

/** Lifts a legal hold. Erasures that waited for it go on by themselves. */
export const liftLegalHold = operation({
  method: 'DELETE',
  path: '/api/privacy/legal-holds/{holdId}',
  id: 'liftLegalHold',
  summary: 'Lift a legal hold',
  description: 'The hold stays listed with who lifted it and when. Erasures that waited for it go on by themselves.',
  access: apiKey('privacy:erase'),
  audit: 'legal_hold.lift',
  params: holdParams,
  answer: { status: 200, schema: LegalHold },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { holdId: exampleHoldId },
    answer: { ...exampleHold, lifted_by: exampleHold.created_by, lifted_at: '2026-06-01T08:00:00.000Z' },
  },
  async run({ tx, tenantId, params, actor, now, audit }) {
    const hold = await getHoldForUpdate(tx, params.holdId);
    if (hold.lifted_at !== null) throw holdLifted();
    const lifted = await markLifted(tx, hold.id, actor, now);
    audit.details({ object: hold.object });
    if (!(await isHeld(tx, hold.object))) await resumeErasuresOf(tx, tenantId, hold.object);
    return lifted;
  },
});
