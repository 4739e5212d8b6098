import type { WorkflowEdge } from '@parley/contract/resources/workflow-edge';
import { timeoutEdge } from './choose-edge.ts';
import type { Walk } from './walk.ts';

/** Input other than speech that a run waits for. */
export interface RunWait {
  dueAt: string | null;
  silenceMs: number | null;
  digitsMax: number | null;
  finishOn: string | null;
  interruptionSensitivity: number | null;
}

const nothing: RunWait = {
  dueAt: null,
  silenceMs: null,
  digitsMax: null,
  finishOn: null,
  interruptionSensitivity: null,
};

/** Input that the run waits for now. */
export async function waitOf(walk: Walk): Promise<RunWait> {
  const { state, node, engine } = walk;
  if (state.status !== 'running' || !node || walk.endsConversation) return nothing;
  const sensitivity = node.overrides.interruption_sensitivity ?? null;
  if (state.phase.kind !== 'waiting') return { ...nothing, interruptionSensitivity: sensitivity };
  const now = engine.now().getTime();
  const timeoutMs = node.kind === 'wait' ? waitLeftMs(state.dueAt, now) : edgeMs(timeoutEdge(walk, node.id));
  const { channel } = await walk.context();
  const gathers = node.kind === 'dtmf' && node.action === 'gather';
  const silenceMs = gathers && channel !== 'chat' ? node.timeout_seconds * 1000 : timeoutMs;
  return {
    dueAt: timeoutMs === null ? null : new Date(now + timeoutMs).toISOString(),
    silenceMs,
    digitsMax: gathers ? node.max_digits : keysMax(walk),
    finishOn: gathers ? node.finish_on : null,
    interruptionSensitivity: sensitivity,
  };
}

const waitLeftMs = (dueAt: string | null, now: number) =>
  dueAt === null ? null : Math.max(0, Date.parse(dueAt) - now);

const edgeMs = (edge: WorkflowEdge | undefined) =>
  edge?.condition.type === 'timeout' ? edge.condition.seconds * 1000 : null;

/** Keys that edges of the present node and global nodes look at; undefined: none do. */
function wantedKeys(walk: Walk): string[] | undefined {
  const conditions = [
    ...walk.graph.edgesOf(walk.frame.nodeId).map(({ condition }) => condition),
    ...walk.graph.globals.flatMap(({ global }) => (global ? [global.condition] : [])),
  ];
  const keys = conditions.flatMap((condition) => (condition.type === 'dtmf' ? [condition.digits] : []));
  return keys.length === 0 ? undefined : keys;
}

/** Longest keys that are looked at; null: any, or none are. */
function keysMax(walk: Walk): number | null {
  const keys = wantedKeys(walk);
  return keys === undefined || keys.includes('') ? null : Math.max(...keys.map((each) => each.length));
}

/** True where keys, typed in a chat, are meant as such. */
export function awaitsKeys(walk: Walk): boolean {
  const { node } = walk;
  return (node?.kind === 'dtmf' && node.action === 'gather') || wantedKeys(walk) !== undefined;
}
