import type { CallCommand } from '@parley/contract/resources/call';
import type { ControlCommand } from '../messages/call-messages.ts';

/** Translates a command of the API other than a transfer. */
export function controlCommandOf(command: Exclude<CallCommand, { action: 'transfer' }>): ControlCommand {
  switch (command.action) {
    case 'inject_context':
      return { action: 'inject', text: command.text };
    case 'mute':
      return { action: 'mute', isMuted: command.muted };
    case 'end':
      return { action: 'end', reason: 'completed_by_api' };
    case 'press_digits':
      return { action: 'press-digits', digits: command.digits };
    case 'say':
      return command;
  }
}
