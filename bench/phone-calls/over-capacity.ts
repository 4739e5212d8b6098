import { startChild } from '../shared/children.ts';
import { round } from '../shared/numbers.ts';
import type { Dialled, Flooded, Heard, LoadQuestion } from './load.ts';
import { startPhoneServer } from './phone-server.ts';
import { warmUp } from './warm-up.ts';

/** Capacity of the server in calls, calls above it, and calls per second. */
const room = 20;
const perSecond = 50;

/** A server that is full, and callers who go on calling: are they refused at once, and are those inside unharmed? */
export async function measureOverCapacity({ isQuick }: { isQuick: boolean }) {
  const tries = isQuick ? 50 : 200;
  const server = await startPhoneServer({ callsMax: room });
  const load = startChild(new URL('./load.ts', import.meta.url));
  const flooder = startChild(new URL('./load.ts', import.meta.url));
  const ask = <Answer>(question: LoadQuestion) => load.ask<Answer>(question);
  try {
    await warmUp(server, ask);
    const dialled = await ask<Dialled>({ kind: 'dial', uri: server.uri, calls: room, perSecond: 10 });
    await ask<Heard>({ kind: 'hear', seconds: 8 });
    const seconds = tries / perSecond + 1;
    const alone = await ask<Heard>({ kind: 'hear', seconds });
    const [beside, flooded] = await Promise.all([
      ask<Heard>({ kind: 'hear', seconds }),
      flooder.ask<Flooded>({ kind: 'flood', uri: server.uri, calls: tries, perSecond }),
    ]);
    await ask({ kind: 'hang-up' });
    return { room, dialled, tries, perSecond, ...flooded, seconds: round(seconds), alone, beside };
  } finally {
    await Promise.all([server.stop(), load.stop(), flooder.stop()]);
  }
}
