import { isDeepStrictEqual } from 'node:util';
import { PhoneNumber, PhoneNumberUpdate } from '@parley/contract/resources/phone-number';
import { getTrunkToUse } from '#areas/telephony/sip-trunks';
import { apiKey } from '#platform/http/access/access.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';
import { checkFallback } from './fallback.rules.ts';
import { needsTrunk, notImported, numberReleasing, numberVersionMismatch } from './phone-numbers.errors.ts';
import { exampleNumber } from './phone-numbers.examples.ts';
import { exampleNumberId, numberParams, operation } from './phone-numbers.operation.ts';
import { changeNumber, getNumberForUpdate, presentNumber } from './phone-numbers.queries.ts';

/** Changes a number's settings, except for its agent. Omitted fields stay. */
export const updatePhoneNumber = operation({
  method: 'PATCH',
  path: '/api/phone-numbers/{numberId}',
  id: 'updatePhoneNumber',
  summary: 'Update a number',
  access: apiKey('numbers:write'),
  audit: 'number.update',
  params: numberParams,
  body: PhoneNumberUpdate,
  answer: { status: 200, schema: PhoneNumber },
  refusals: ['not_found', 'conflict', 'version_mismatch'],
  example: {
    params: { numberId: exampleNumberId },
    body: { fallback: { kind: 'sip', to: 'sip:desk@example.com' } },
    answer: { ...exampleNumber, version: 2, fallback: { kind: 'sip', to: 'sip:desk@example.com' } },
  },
  async run({ tx, params, body, now, request, headers, audit }) {
    const row = await getNumberForUpdate(tx, params.numberId);
    if (request.ifMatch !== null && request.ifMatch !== row.version) {
      throw numberVersionMismatch({ expected: request.ifMatch, current: row.version });
    }
    if (row.status !== 'active') throw numberReleasing();
    checkFallback(body.fallback, row.number);
    if (body.trunk_id && row.source !== 'import') throw notImported();
    if (body.trunk_id === null && row.trunk_id !== null) throw needsTrunk();
    const { trunk_id: trunkId } = body;
    if (trunkId) {
      await findReferenced({ path: '/trunk_id', code: 'unknown_trunk' }, () => getTrunkToUse(tx, trunkId));
    }
    const before = presentNumber(row);
    const fields = (Object.keys(body) as (keyof typeof body)[]).filter(
      (field) => body[field] !== undefined && !isDeepStrictEqual(before[field], body[field]),
    );
    if (fields.length === 0) {
      audit.nothingChanged();
      headers.set('etag', `"${row.version}"`);
      return before;
    }
    const { fallback, ...plain } = body;
    const changed = await changeNumber(tx, params.numberId, {
      ...plain,
      ...(fallback === undefined ? {} : { fallback: fallback && JSON.stringify(fallback) }),
      updated_at: now,
    });
    audit.details({ changed_fields: fields });
    headers.set('etag', `"${changed.version}"`);
    return presentNumber(changed);
  },
});
