import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallCommand } from '@parley/contract/resources/call';
import type { TransferMode, TransferRequest } from '#voice/ports.ts';

type TransferCommand = Extract<CallCommand, { action: 'transfer' }>;

const modeOfTarget: Record<AgentConfig['transfer_targets'][number]['mode'], TransferMode> = {
  cold: 'blind',
  warm: 'bridged',
  attended: 'attended',
};

/**
 * What a command to transfer asks of the call, with what the agent says of the target and of transfers at all.
 * Undefined when the agent has no such target, or its target is no phone. `fill` puts variables into texts.
 */
export function transferRequestOf(
  command: TransferCommand,
  agent: AgentConfig,
  fill: (text: string) => string,
): TransferRequest | undefined {
  const target = agent.transfer_targets.find(({ key }) => key === command.target);
  const destination = command.to ?? target?.destination;
  if (destination === undefined || !isDialled(destination)) return undefined;
  return {
    destination,
    mode: command.mode ?? (target === undefined ? 'blind' : modeOfTarget[target.mode]),
    whisper: fill(command.whisper ?? target?.whisper ?? ''),
    postDialDigits: command.post_dial_digits ?? target?.post_dial_digits ?? '',
    fallback: target?.fallback ?? '',
    ringMs: agent.transfer.ring_seconds * 1000,
    isRecorded: agent.transfer.record,
    isTranscribed: agent.transfer.transcribe,
  };
}

/** Not a queue of the operators' desk, which is no phone to be rung. */
export const isDialled = (destination: string) => destination !== 'operator' && !destination.startsWith('queue:');
