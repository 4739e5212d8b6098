import type { DirectoryQueue } from '@parley/contract/resources/directory';
import { type Hours, isOpen, opensAt } from './opening.rules.ts';

/** Maximum calls of one transfer. The caller waits meanwhile. */
const attemptsMax = 8;

/** Maximum people of a queue, whose phones are rung in turn or together. */
const queuedPeopleMax = 20;

/** Target of a transfer: a directory entry or a transfer target of an agent. */
export interface TransferNode {
  /** Identifies the node within its chain. */
  key: string;
  name: string;
  destinations: readonly string[];
  mode: 'cold' | 'warm' | 'attended';
  /** Template; empty: the standard one. */
  whisper: string;
  postDialDigits: string;
  hours: Hours | null;
  /** Callers wait for these destinations; missing: they do not. */
  queue?: DirectoryQueue | null;
  fallback:
    | { kind: 'agent' }
    | { kind: 'contact_request' }
    | { kind: 'number'; destination: string }
    | { kind: 'node'; key: string };
}

/** One call of a transfer. */
export interface PlannedCall {
  /** Name of whom it is for. */
  name: string;
  destination: string;
  mode: TransferNode['mode'];
  whisper: string;
  postDialDigits: string;
}

export interface TransferPlan {
  /** In order; empty: everyone is closed. */
  calls: PlannedCall[];
  /** Queue of the first target, whose people are the first `people` of the calls; null: callers do not wait. */
  queue: (DirectoryQueue & { key: string; name: string; people: number }) | null;
  /** After the last call failed. */
  onFailure: 'agent' | 'contact_request';
  /** The first target is closed. */
  isClosed: boolean;
  /** Next opening of the closed first target. */
  opensAt: Date | null;
}

/**
 * Plans the calls of a transfer: the target's destinations, then its fallback. A closed target is passed over, and a
 * node that comes again ends the chain. `dial` gives a destination as it is dialled; undefined: never called.
 */
export function planTransfer(
  first: TransferNode,
  context: {
    now: Date;
    find(key: string): TransferNode | undefined;
    dial(destination: string): string | undefined;
  },
): TransferPlan {
  const { now, find, dial } = context;
  const plan: TransferPlan = {
    calls: [],
    queue: null,
    onFailure: 'agent',
    isClosed: !isOpen(first.hours, now),
    opensAt: opensAt(first.hours, now),
  };
  const add = (node: TransferNode, destination: string, mode: TransferNode['mode']) => {
    const dialled = dial(destination);
    const callsMax = plan.queue === null && node === first && first.queue ? queuedPeopleMax : attemptsMax;
    if (dialled === undefined || plan.calls.length >= callsMax + (plan.queue?.people ?? 0)) return;
    const isFirst = destination === node.destinations[0];
    const postDialDigits = isFirst ? node.postDialDigits : '';
    plan.calls.push({ name: node.name, destination: dialled, mode, whisper: node.whisper, postDialDigits });
  };
  const seen = new Set<string>();
  let node: TransferNode | undefined = first;
  while (node !== undefined && !seen.has(node.key)) {
    seen.add(node.key);
    if (isOpen(node.hours, now)) for (const destination of node.destinations) add(node, destination, node.mode);
    if (node === first) plan.queue = queueOf(first, plan.calls.length);
    const { fallback }: TransferNode = node;
    if (fallback.kind === 'number') add(node, fallback.destination, 'warm');
    if (fallback.kind === 'contact_request') plan.onFailure = 'contact_request';
    node = fallback.kind === 'node' ? find(fallback.key) : undefined;
  }
  return plan;
}

/** Queue of a target whose phones can be called. */
function queueOf({ key, name, queue }: TransferNode, people: number): TransferPlan['queue'] {
  return queue && people > 0 ? { ...queue, key, name, people } : null;
}
