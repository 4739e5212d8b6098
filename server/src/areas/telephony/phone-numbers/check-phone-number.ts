import type { SipTrunkId } from '@parley/contract/ids';
import { PhoneNumberCheck } from '@parley/contract/resources/phone-number';
import { findTrunkStatus } from '#areas/telephony/sip-trunks';
import type { Tx } from '#db/tenant-scope.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { findNewestInboundCall, findNumberAgent } from './number-check.queries.ts';
import { agentState, lineOfCarrier, lineOfTrunk } from './number-check.rules.ts';
import { exampleNumberCheck } from './phone-numbers.examples.ts';
import { exampleNumberId, numberParams, operation, type PhoneNumbersDeps } from './phone-numbers.operation.ts';
import { getNumber, type NumberRow } from './phone-numbers.queries.ts';
import { findSharedLine } from './shared-lines.queries.ts';

/** Checks the agent and the line of a number, from what is known here. Dials nothing. */
export const checkPhoneNumber = operation({
  method: 'GET',
  path: '/api/phone-numbers/{numberId}/check',
  id: 'checkPhoneNumber',
  summary: 'Check a number',
  description:
    'The agent, the line and the newest inbound call, from what this installation knows: nothing is dialled. `POST /api/sip-trunks/{trunkId}/check` tests a trunk itself.',
  access: apiKey('numbers:read'),
  params: numberParams,
  answer: { status: 200, schema: PhoneNumberCheck, caching: 'no-store' },
  refusals: ['not_found'],
  example: { params: { numberId: exampleNumberId }, answer: exampleNumberCheck },
  async run({ tx, params, deps }) {
    const row = await getNumber(tx, params.numberId);
    const agent = agentState(row.agent_id === null ? null : await findNumberAgent(tx, row.agent_id));
    const { line, detail } = await lineOf(tx, row, deps);
    const lastCall = await findNewestInboundCall(tx, row.number);
    return { ok: agent === 'ready' && line === 'ready', agent, line, detail, last_call: lastCall };
  },
});

async function lineOf(
  tx: Tx,
  row: NumberRow,
  deps: PhoneNumbersDeps,
): Promise<Pick<PhoneNumberCheck, 'detail' | 'line'>> {
  if (row.status === 'releasing') return { line: 'releasing', detail: '' };
  if (row.trunk_id !== null) return lineOfTrunk(await findTrunkStatus(tx, row.trunk_id as SipTrunkId));
  if (row.shared_trunk_id !== null) return { line: await findSharedLine(tx, row.shared_trunk_id), detail: '' };
  const line = lineOfCarrier({
    carrier: row.provider,
    configured: deps.carriers.map(({ id }) => id),
    hasPublicUrl: deps.publicUrl !== undefined,
    hasSip: deps.sipAddress() !== null,
    hasSipFault: deps.sipFault() !== null,
  });
  return { line, detail: line === 'sip_failed' ? (deps.sipFault() ?? '') : '' };
}
