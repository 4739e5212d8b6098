import type { Dialled, Heard, LoadQuestion } from './load.ts';
import type { PhoneServer } from './phone-server.ts';
import { readWrittenCalls } from './written-calls.ts';

const calls = 4;
const seconds = 8;

/** Some first calls, so that nothing is compiled or opened for the first time while it is measured. */
export async function warmUp(
  server: PhoneServer,
  ask: <Answer>(question: LoadQuestion) => Promise<Answer>,
): Promise<void> {
  await ask<Dialled>({ kind: 'dial', uri: server.uri, calls, perSecond: 2 });
  await ask<Heard>({ kind: 'hear', seconds });
  await ask<number>({ kind: 'hang-up' });
  await readWrittenCalls(server.parley, new Set());
}
