import type { SipTrunkCheck, SipTrunkCheckRequest } from '@parley/contract/resources/sip-trunk';
import type { z } from 'zod';
import { noSipHere, nothingToCheck, trunkNotFound } from './sip-trunks.errors.ts';
import type { OpenTrunk, SipTrunksDeps } from './sip-trunks.operation.ts';

/** Tests a trunk by speaking SIP with it, outside any transaction. `open` reads it with its passwords. */
export async function testTrunk(
  context: { body: z.output<typeof SipTrunkCheckRequest>; deps: SipTrunksDeps; request: { closed: AbortSignal } },
  open: () => Promise<OpenTrunk | undefined>,
): Promise<SipTrunkCheck> {
  const { body, deps, request } = context;
  if (deps.checker === null) throw noSipHere();
  const opened = await open();
  if (!opened) throw trunkNotFound();
  if (opened.config.host === null) throw nothingToCheck();
  return deps.checker.check(opened, {
    signal: request.closed,
    ...(body.test_call_to === undefined ? {} : { testCallTo: body.test_call_to }),
  });
}

/** Result of a test for the audit log: steps without addresses. */
export const auditedSteps = ({ ok, steps }: SipTrunkCheck) => ({
  ok,
  steps: steps.map(({ step, ok: isOk }) => `${step}: ${isOk ? 'ok' : 'failed'}`),
});
