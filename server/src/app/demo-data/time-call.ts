import type { CallToolRecord, TurnLatency, TurnRecord } from '#voice/ports.ts';
import { businesses } from './businesses.ts';
import type { HeardLine } from './call-recording.ts';
import type { Conversation } from './month-plan.ts';
import { fill } from './scenes/scene.ts';
import type { SeededRandom } from './seeded-random.ts';
import { durationOf, type LineSpeaker } from './speak-lines.ts';

/** A call with the times of everything in it. */
export interface TimedCall {
  turns: (TurnRecord & { seq: number })[];
  tools: (CallToolRecord & { seq: number })[];
  heard: HeardLine[];
  durationMs: number;
}

/** Milliseconds of speech for a letter, where no sound is made. */
const letterMs = 62;

/**
 * Times a call from the answer on. With a speaker each line takes as long as its sound; without, as long as its letters
 * suggest.
 */
export async function timeCall(
  conversation: Conversation,
  random: SeededRandom,
  speaker: LineSpeaker | null,
): Promise<TimedCall> {
  const business = businesses[conversation.business];
  const customerVoice = random.pick(business.voices.customers);
  const call: TimedCall = { turns: [], tools: [], heard: [], durationMs: 0 };
  let at = 400;
  for (const line of [['agent', business.agent.greeting ?? ''] as const, ...conversation.scene.lines]) {
    if (line[0] === 'operator') continue;
    if (line[0] === 'tool') {
      at = addTool(call, line[1], fill(line[2], conversation.values), { at, random });
      continue;
    }
    const text = fill(line[1], conversation.values);
    const voiceId = line[0] === 'agent' ? business.voices.agent : customerVoice;
    const sound = await speaker?.speak(text, voiceId);
    const latency = line[0] === 'agent' && call.turns.length > 0 ? latencyOf(random) : undefined;
    const startMs = at + (latency?.totalMs ?? random.between(500, 1400));
    const endMs = startMs + (sound ? durationOf(sound) : text.length * letterMs);
    addTurn(call, { speaker: line[0], text, startMs, endMs, latency });
    if (sound) call.heard.push({ speaker: line[0], sound, startMs });
    at = endMs;
  }
  call.durationMs = at + random.between(600, 1500);
  return call;
}

function addTurn(
  call: TimedCall,
  line: {
    speaker: 'customer' | 'agent';
    text: string;
    startMs: number;
    endMs: number;
    latency: TurnLatency | undefined;
  },
): void {
  const { speaker, text, startMs, endMs, latency } = line;
  call.turns.push({
    seq: call.turns.length + 1,
    role: speaker === 'agent' ? 'agent' : 'user',
    text,
    via: 'speech',
    startMs,
    endMs,
    wasInterrupted: false,
    engineId: 'builtin',
    ...(latency ? { latency } : {}),
  });
}

function addTool(
  call: TimedCall,
  name: string,
  result: string,
  { at, random }: { at: number; random: SeededRandom },
): number {
  const durationMs = random.between(40, 420);
  const seq = call.tools.length + 1;
  call.tools.push({ seq, id: `call_${seq}`, name, arguments: {}, result, isError: false, startMs: at, durationMs });
  return at + durationMs;
}

function latencyOf(random: SeededRandom): TurnLatency {
  const [transcriptMs, endOfTurnMs] = [random.between(60, 180), random.between(260, 420)];
  const [modelMs, speechMs] = [random.between(2, 240), random.between(40, 130)];
  return { transcriptMs, endOfTurnMs, modelMs, speechMs, totalMs: endOfTurnMs + modelMs + speechMs };
}
