import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import { nodeOfTarget, planTransfer, type TransferPlan } from '#areas/telephony/directory';
import type { TransferMode, TransferRequest } from '#voice/ports.ts';

type TransferCommand = Extract<CallCommand, { action: 'transfer' }>;

export const modeOfTarget: Record<AgentConfig['transfer_targets'][number]['mode'], TransferMode> = {
  cold: 'blind',
  warm: 'bridged',
  attended: 'attended',
};

/**
 * Resolves a transfer command into a request, with the agent's settings for the target and for transfers.
 * Undefined when the agent has no such target, when it is closed without a fallback, or when its destination may not be
 * dialled. `fill` puts variables into texts. `ownNumber`: own number of the call.
 */
export function transferRequestOf(
  command: TransferCommand,
  agent: AgentConfig,
  { fill, ownNumber, now }: { fill(text: string): string; ownNumber: string | undefined; now: Date },
): TransferRequest | undefined {
  const settings = {
    ringMs: agent.transfer.ring_seconds * 1000,
    isRecorded: agent.transfer.record,
    isTranscribed: agent.transfer.transcribe,
  };
  const { whisper, post_dial_digits: digits } = command;
  if (command.to !== undefined) {
    const destination = dialDestination(command.to, ownNumber);
    if (destination === undefined) return undefined;
    const said = { whisper: fill(whisper ?? ''), postDialDigits: digits ?? '' };
    return { destination, mode: command.mode ?? 'blind', ...said, fallbacks: [], ...settings };
  }
  const plan = planOfTarget(agent, command.target ?? '', { ownNumber, now });
  const [first, ...others] = plan?.calls ?? [];
  if (first === undefined) return undefined;
  return {
    destination: first.destination,
    mode: command.mode ?? modeOfTarget[first.mode],
    whisper: fill(whisper ?? first.whisper),
    postDialDigits: digits ?? first.postDialDigits,
    fallbacks: others.map((each) => ({ ...each, whisper: fill(each.whisper) })),
    ...settings,
  };
}

/** Plans the calls of a transfer target with its fallbacks, as of now; undefined: the agent has no such target. */
export function planOfTarget(
  agent: AgentConfig,
  key: string,
  { ownNumber, now }: { ownNumber: string | undefined; now: Date },
): TransferPlan | undefined {
  const find = (wanted: string) => {
    const target = agent.transfer_targets.find((each) => each.key === wanted);
    return target && nodeOfTarget(target, agent);
  };
  const node = find(key);
  return node && planTransfer(node, { now, find, dial: (destination) => dialDestination(destination, ownNumber) });
}

/** The destination as it is dialled; undefined for an operator queue, and for what may not be dialled. */
export function dialDestination(destination: string, ownNumber: string | undefined): string | undefined {
  const checked = checkDialTarget(destination, ownNumber === undefined ? {} : { ownNumber });
  return 'target' in checked ? textOf(checked.target) : undefined;
}

const textOf = (target: DialTarget) => (target.kind === 'sip' ? target.address : target.number);
