import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import { checkDialTarget, type DialTarget } from '#areas/telephony/dial-targets';
import type { TransferMode, TransferRequest } from '#voice/ports.ts';

type TransferCommand = Extract<CallCommand, { action: 'transfer' }>;

const modeOfTarget: Record<AgentConfig['transfer_targets'][number]['mode'], TransferMode> = {
  cold: 'blind',
  warm: 'bridged',
  attended: 'attended',
};

/**
 * Resolves a transfer command into a request, with the agent's settings for the target and for transfers.
 * Undefined when the agent has no such target, or its destination may not be dialled. `fill` puts variables into
 * texts. `ownNumber`: own number of the call.
 */
export function transferRequestOf(
  command: TransferCommand,
  agent: AgentConfig,
  { fill, ownNumber }: { fill(text: string): string; ownNumber: string | undefined },
): TransferRequest | undefined {
  const target = agent.transfer_targets.find(({ key }) => key === command.target);
  const destination = dialDestination(command.to ?? target?.destination ?? '', ownNumber);
  if (destination === undefined) return undefined;
  return {
    destination,
    mode: command.mode ?? (target === undefined ? 'blind' : modeOfTarget[target.mode]),
    whisper: fill(command.whisper ?? target?.whisper ?? ''),
    postDialDigits: command.post_dial_digits ?? target?.post_dial_digits ?? '',
    fallback: dialDestination(target?.fallback ?? '', ownNumber) ?? '',
    ringMs: agent.transfer.ring_seconds * 1000,
    isRecorded: agent.transfer.record,
    isTranscribed: agent.transfer.transcribe,
  };
}

/** The destination as it is dialled; undefined for an operator queue, and for what may not be dialled. */
export function dialDestination(destination: string, ownNumber: string | undefined): string | undefined {
  const checked = checkDialTarget(destination, ownNumber === undefined ? {} : { ownNumber });
  return 'target' in checked ? textOf(checked.target) : undefined;
}

const textOf = (target: DialTarget) => (target.kind === 'sip' ? target.address : target.number);
