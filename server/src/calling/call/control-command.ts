import type { CallCommand } from '@parley/contract/resources/call';
import type { ControlCommand } from '../messages/call-messages.ts';
import { ownNumberOf } from './call-tools.ts';
import { filling } from './expected-phrases.ts';
import { transferRequestOf } from './transfer-request.ts';
import type { VoiceCall } from './voice-call.ts';

/** Translates a command of the API; undefined where the call does not support it. */
export function controlCommandOf(command: CallCommand, call: VoiceCall, now: Date): ControlCommand | undefined {
  switch (command.action) {
    case 'inject_context':
      return { action: 'inject', text: command.text };
    case 'mute':
      return { action: 'mute', isMuted: command.muted };
    case 'end':
      return { action: 'end', reason: 'completed_by_api' };
    case 'transfer': {
      const agent = call.openedConfig;
      const request = transferRequestOf(command, agent, {
        fill: filling(agent, call.dynamicVariables),
        ownNumber: ownNumberOf(call),
        now,
      });
      return request && { action: 'transfer', request };
    }
    case 'press_digits':
      return { action: 'press-digits', digits: command.digits };
    case 'say':
      return command;
  }
}
