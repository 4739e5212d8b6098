import { SipTrunkCheck, SipTrunkCheckRequest } from '@parley/contract/resources/sip-trunk';
import { apiKey } from '#platform/http/access/access.ts';
import { openTrunk } from './open-trunks.ts';
import { noSipHere, nothingToCheck, trunkNotFound } from './sip-trunks.errors.ts';
import { exampleTrunkId, operation, trunkParams } from './sip-trunks.operation.ts';
import { getTrunk } from './sip-trunks.queries.ts';

/** Tests a trunk and reports the problems in words. 200 also when there are any. */
export const checkSipTrunk = operation({
  method: 'POST',
  path: '/api/sip-trunks/{trunkId}/check',
  id: 'checkSipTrunk',
  summary: 'Check a SIP trunk',
  description:
    'Looks up its host, asks whether it is there (OPTIONS), signs in where it registers, and with `test_call_to` places a call that is hung up when it is answered. Ends with the first step that fails.',
  access: apiKey('numbers:write'),
  audit: 'trunk.check',
  transaction: 'none',
  requestsPerMinute: 20,
  params: trunkParams,
  body: SipTrunkCheckRequest,
  answer: { status: 200, schema: SipTrunkCheck },
  refusals: ['not_found', 'conflict', 'not_configured'],
  example: {
    params: { trunkId: exampleTrunkId },
    body: {},
    answer: {
      ok: false,
      steps: [
        { step: 'resolve', ok: true, detail: 'sip.example.com leads to 203.0.113.10, port 5061' },
        { step: 'options', ok: true, detail: 'Answered with 200 in 24 ms' },
        {
          step: 'register',
          ok: false,
          detail: 'Refused with 403: check user name and password, and whether the provider wants another from_domain',
        },
      ],
    },
  },
  async run({ db, tenantId, params, body, deps, request, audit }) {
    if (deps.checker === null) throw noSipHere();
    const opened = await db.app.inTenant(
      tenantId,
      async (tx) => openTrunk(tx, deps.vault, await getTrunk(tx, params.trunkId)),
      { onlyReads: true },
    );
    if (!opened) throw trunkNotFound();
    if (opened.config.host === null) throw nothingToCheck();
    const found = await deps.checker.check(opened, {
      signal: request.closed,
      ...(body.test_call_to === undefined ? {} : { testCallTo: body.test_call_to }),
    });
    audit.details({ ok: found.ok, steps: found.steps.map(({ step, ok }) => `${step}: ${ok ? 'ok' : 'failed'}`) });
    return found;
  },
});
