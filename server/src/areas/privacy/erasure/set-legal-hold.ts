import type { LegalHoldId } from '@parley/contract/ids';
import { CreateLegalHoldRequest, LegalHold } from '@parley/contract/resources/erasure';
import { apiKey } from '#platform/http/access/access.ts';
import { heldObjectUnknown } from './erasure.errors.ts';
import { exampleCallId, exampleHold } from './erasure.examples.ts';
import { operation } from './erasure.operation.ts';
import { insertHold, lockHoldable } from './legal-holds.queries.ts';

/** Puts a call, a chat or a recording under a legal hold. */
export const setLegalHold = operation({
  method: 'POST',
  path: '/api/privacy/legal-holds',
  id: 'setLegalHold',
  summary: 'Set a legal hold',
  description:
    'The object survives erasure and retention until every hold on it is lifted; all other data of the person is still erased. A hold on a call covers its recording.',
  access: apiKey('privacy:erase'),
  audit: 'legal_hold.set',
  body: CreateLegalHoldRequest,
  answer: { status: 201, schema: LegalHold },
  example: {
    body: { object: { kind: 'call', id: exampleCallId }, reason: 'Case T 1234-26' },
    answer: exampleHold,
  },
  async run({ tx, tenantId, body, actor, now, newId, audit }) {
    if (!(await lockHoldable(tx, body.object))) throw heldObjectUnknown(body.object.kind);
    const id = newId() as LegalHoldId;
    audit.resource(id);
    audit.details({ object: body.object });
    return insertHold(tx, { tenantId, id, object: body.object, reason: body.reason, createdBy: actor, now });
  },
});
