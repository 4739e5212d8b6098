import type { Database } from '#db/open.ts';
import type { ProvenCall } from './session-proof.ts';
import { redeemSession } from './sessions.queries.ts';
import type { WebLine } from './web-call.rules.ts';
import { noVoiceHere, tokenUsed, tooBusy } from './web-voice.errors.ts';
import type { WebVoiceDeps } from './web-voice.operation.ts';

/** Connects a caller by their token: starts the call, or resumes it. */
export async function joinCall(
  parts: { db: Database; deps: WebVoiceDeps; now: Date },
  proven: ProvenCall,
  openLine: () => WebLine | Promise<WebLine>,
): Promise<{ answerSdp: string | null; resumeToken: string }> {
  const { db, deps, now } = parts;
  const { calls, vault } = deps;
  if (calls === null) throw noVoiceHere();
  if (proven.isResumed) return calls.resume(proven.id, await openLine());
  const refused = calls.refusal();
  if (refused) throw tooBusy(refused);
  const { tenantId, id } = proven;
  const call = await db.app.inTenant(tenantId, (tx) => redeemSession(tx, { tenantId, id, vault, now }));
  if (!call) throw tokenUsed();
  return calls.start(call, await openLine());
}
