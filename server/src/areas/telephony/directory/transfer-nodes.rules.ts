import type { AgentConfig } from '@parley/contract/resources/agent';
import type { DirectoryEntry } from '@parley/contract/resources/directory';
import type { TransferNode } from './transfer-plan.rules.ts';

type Target = AgentConfig['transfer_targets'][number];

/** A directory entry as the target of a transfer. */
export function nodeOfEntry(entry: DirectoryEntry): TransferNode {
  const { fallback } = entry;
  return {
    key: entry.id,
    name: entry.name,
    destinations: entry.destinations,
    mode: entry.mode,
    whisper: entry.whisper,
    postDialDigits: '',
    hours: entry.hours,
    fallback: fallback.kind === 'entry' ? { kind: 'node', key: fallback.entry_id } : fallback,
  };
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

/** Form of a transfer target's fallback that names another target. */
const targetScheme = 'target:';

export function readFallback(text: string): TransferNode['fallback'] {
  if (text === '') return { kind: 'agent' };
  if (text === 'contact_request') return { kind: 'contact_request' };
  if (text.startsWith(targetScheme)) return { kind: 'node', key: text.slice(targetScheme.length) };
  return { kind: 'number', destination: text };
}
