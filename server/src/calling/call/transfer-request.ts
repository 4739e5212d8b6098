import type { AgentConfig } from '@parley/contract/resources/agent';
import type { DirectoryEntry } from '@parley/contract/resources/directory';
import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import { type PlannedCall, planTransfer, type TransferPlan, transferNodes } from '#areas/telephony/directory';
import type { TransferMode } from '#voice/ports.ts';

export const modeOfTarget: Record<AgentConfig['transfer_targets'][number]['mode'], TransferMode> = {
  cold: 'blind',
  warm: 'bridged',
  attended: 'attended',
};

/** Whom a transfer is for: a transfer target of the agent by its key, or a destination. */
export type Wanted = { key: string } | { destination: string; mode?: PlannedCall['mode']; whisper?: string };

interface PlanContext {
  /** Entries whose queues targets and destinations name. */
  directory: readonly DirectoryEntry[];
  /** Own number of the call. */
  ownNumber: string | undefined;
  now: Date;
}

/**
 * Plans the calls of a transfer with its fallbacks, as of now; undefined: there is no such target. A destination that is
 * no queue is one call without a fallback, which `mode` and `whisper` are for.
 */
export function planOf(
  wanted: Wanted,
  agent: AgentConfig,
  { directory, ownNumber, now }: PlanContext,
): TransferPlan | undefined {
  const nodes = transferNodes(agent, directory);
  const first = 'key' in wanted ? nodes.byKey(wanted.key) : nodes.ofDestination(wanted.destination);
  const dial = (destination: string) => dialDestination(destination, ownNumber);
  if (first) return planTransfer(first, { now, find: nodes.byKey, dial });
  if ('key' in wanted) return undefined;
  const { mode = 'cold', whisper = '' } = wanted;
  const destination = dial(wanted.destination);
  if (destination === undefined) return undefined;
  const call = { name: destination, destination, mode, whisper, postDialDigits: '' };
  return { calls: [call], queue: null, onFailure: 'agent', isClosed: false, opensAt: null };
}

/** The destination as it is dialled; undefined for an operator queue, and for what may not be dialled. */
export function dialDestination(destination: string, ownNumber: string | undefined): string | undefined {
  const checked = checkDialTarget(destination, ownNumber === undefined ? {} : { ownNumber });
  return 'target' in checked ? textOf(checked.target) : undefined;
}

const textOf = (target: DialTarget) => (target.kind === 'sip' ? target.address : target.number);
