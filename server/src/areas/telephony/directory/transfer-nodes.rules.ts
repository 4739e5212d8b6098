import type { AgentConfig } from '@parley/contract/resources/agent';
import type { DirectoryEntry } from '@parley/contract/resources/directory';
import type { TransferNode } from './transfer-plan.rules.ts';

type Target = AgentConfig['transfer_targets'][number];

/** A directory entry as the target of a transfer. `directory`: where the people of a queue are found. */
export function nodeOfEntry(entry: DirectoryEntry, directory: readonly DirectoryEntry[] = []): TransferNode {
  const { fallback, queue } = entry;
  const members = queue?.rings_people === true ? peopleOf(entry, directory) : [];
  return {
    key: entry.id,
    name: entry.name,
    destinations: [...new Set([...entry.destinations, ...members.flatMap((each) => each.destinations.slice(0, 1))])],
    queue,
    mode: entry.mode,
    whisper: entry.whisper,
    postDialDigits: '',
    hours: entry.hours,
    fallback: fallback.kind === 'entry' ? { kind: 'node', key: fallback.entry_id } : fallback,
  };
}

/** People of a department who take calls now. */
function peopleOf({ kind, name }: DirectoryEntry, directory: readonly DirectoryEntry[]): DirectoryEntry[] {
  if (kind !== 'department') return [];
  return directory.filter(
    (each) => each.kind === 'person' && each.is_open && each.department.toLowerCase() === name.toLowerCase(),
  );
}

/** A transfer target of an agent; its hours are in the agent's time zone. */
export function nodeOfTarget(target: Target, { timezone }: Pick<AgentConfig, 'timezone'>): TransferNode {
  return {
    key: target.key,
    name: target.label,
    destinations: [target.destination],
    mode: target.mode,
    whisper: target.whisper,
    postDialDigits: target.post_dial_digits,
    hours: target.hours && { timezone, weekly: target.hours },
    fallback: readFallback(target.fallback),
  };
}

/** Form of a destination that is the queue of a directory entry. */
const queueScheme = 'queue:';

/** Name in lower case of the directory entry whose queue a destination is; undefined: it is none. */
export const queueOf = (destination: string): string | undefined =>
  destination.startsWith(queueScheme) ? destination.slice(queueScheme.length).trim().toLowerCase() : undefined;

/** The directory entry whose queue a destination names; undefined: it names none, or there is no such entry. */
export const entryOfQueue = (destination: string, entries: readonly DirectoryEntry[]): DirectoryEntry | undefined => {
  const wanted = queueOf(destination);
  return entries.find(({ name }) => name.toLowerCase() === wanted);
};

/**
 * Finds what a transfer leads to, for tools, workflow nodes and live commands alike: a transfer target of the agent by
 * its key, a directory entry by its id, and the entry whose queue a destination or a target names.
 */
export function transferNodes(
  agent: Pick<AgentConfig, 'timezone' | 'transfer_targets'>,
  entries: readonly DirectoryEntry[],
): { byKey(key: string): TransferNode | undefined; ofDestination(destination: string): TransferNode | undefined } {
  const ofDestination = (destination: string) => {
    const entry = entryOfQueue(destination, entries);
    return entry && nodeOfEntry(entry, entries);
  };
  return {
    ofDestination,
    byKey(key) {
      const target = agent.transfer_targets.find((each) => each.key === key);
      if (target) return ofDestination(target.destination) ?? nodeOfTarget(target, agent);
      const entry = entries.find(({ id }) => id === key);
      return entry && nodeOfEntry(entry);
    },
  };
}

/** Form of a transfer target's fallback that names another target. */
const targetScheme = 'target:';

export function readFallback(text: string): TransferNode['fallback'] {
  if (text === '') return { kind: 'agent' };
  if (text === 'contact_request') return { kind: 'contact_request' };
  if (text.startsWith(targetScheme)) return { kind: 'node', key: text.slice(targetScheme.length) };
  return { kind: 'number', destination: text };
}
