import type { DirectoryEntryId } from '@parley/contract/ids';
import type { ConversationTransfers } from '#areas/agents/tool-runs';
import type { RequestCallBack } from '#areas/conversations/contact-requests';
import type { QueuePlaces } from '#areas/telephony/call-queues';
import type { TransferTarget } from '#brain/turn.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { TransferRequest } from '#voice/ports.ts';
import type { CallHost } from '../messages/call-port.ts';
import { ownNumberOf } from './call-tools.ts';
import { filling } from './expected-phrases.ts';
import { type AskedFor, createPlannedTransfers } from './planned-transfers.ts';
import { dialDestination, planOfTarget, transferRequestOf } from './transfer-request.ts';
import type { VoiceCall } from './voice-call.ts';

export interface CallTransfersParts {
  queues: Pick<QueuePlaces, 'join'>;
  /** Leaves a request to call back, for the people at the desk. */
  requestCallBack: RequestCallBack;
  workflows: { clock: Clock };
  log: Logger;
}

const modeOf = { cold: 'blind', warm: 'bridged', attended: 'attended' } as const;

/** Transfers of one call: its targets, its queue, and the request to call back after a failed transfer. */
export class CallTransfers {
  readonly #parts: CallTransfersParts;
  readonly #collected: Readonly<Record<string, string>>;
  readonly #planned = createPlannedTransfers();

  /** `collected`: what the caller has told so far; it grows with the call. */
  constructor(parts: CallTransfersParts, collected: Readonly<Record<string, string>>) {
    this.#parts = parts;
    this.#collected = collected;
  }

  /** Undefined where the call cannot be put through to the target. */
  requestOf(call: VoiceCall, target: TransferTarget): TransferRequest | undefined {
    const { openedConfig, dynamicVariables } = call;
    const fill = filling(openedConfig, { ...dynamicVariables, ...this.#collected });
    const now = this.#parts.workflows.clock.now();
    if ('key' in target) {
      const caller = { name: this.#collected['name'], number: call.parties?.phoneNumber ?? undefined };
      const context = { agent: openedConfig, fill, caller };
      const request = this.#planned.requestOf(target.key, context);
      if (request) return request;
      const plan = planOfTarget(openedConfig, target.key, { ownNumber: ownNumberOf(call), now });
      const name = openedConfig.transfer_targets.find(({ key }) => key === target.key)?.label ?? target.key;
      return plan && this.#planned.requestOf(this.#planned.add(plan, { name, reason: '' }, false), context);
    }
    const { destination: to, mode, whisper } = target;
    const command = { action: 'transfer' as const, to, mode: modeOf[mode], whisper };
    return transferRequestOf(command, openedConfig, { fill, ownNumber: ownNumberOf(call), now });
  }

  /** Transfers that tools of a phone call plan. */
  forTools(call: VoiceCall): ConversationTransfers {
    return {
      dial: (destination) => dialDestination(destination, ownNumberOf(call)),
      plan: (plan, asked) => this.#planned.add(plan, asked, true),
      requestCallBack: (asked) => this.#requestCallBack(call, asked),
    };
  }

  /** The queue a call waits in, one at a time. */
  queuesOf(call: VoiceCall): Pick<CallHost, 'joinQueue' | 'leaveQueue'> {
    const { tenantId, id: callId } = call;
    let place: ReturnType<QueuePlaces['join']> | undefined;
    return {
      joinQueue: ({ key, maxCallers }, onPlace) => {
        place = this.#parts.queues.join({ tenantId, callId, entryId: key as DirectoryEntryId, maxCallers }, onPlace);
      },
      leaveQueue: (outcome) => {
        const asked = outcome === 'called_back' ? this.#planned.queuedFor() : undefined;
        if (asked) void this.#requestCallBack(call, asked);
        place?.leave(outcome);
        place = undefined;
      },
    };
  }

  /** The last attempt of a transfer has failed. */
  failed(call: VoiceCall): void {
    const asked = this.#planned.callBackOf();
    if (asked) void this.#requestCallBack(call, asked);
  }

  async #requestCallBack(call: VoiceCall, { name, reason }: AskedFor): Promise<boolean> {
    const { tenantId, agentId, openedConfig } = call;
    const phoneNumber = call.parties?.phoneNumber;
    if (agentId === null || !phoneNumber) return false;
    const message = reason === '' ? name : `${name}: ${reason}`;
    const { language } = openedConfig;
    const caller = { name: this.#collected['name'] ?? '', phoneNumber, message, language };
    try {
      await this.#parts.requestCallBack({ tenantId, agentId, ...caller });
      return true;
    } catch (error) {
      this.#parts.log.error({ event: 'call.call_back_failed', err: error, callId: call.id }, 'call back not requested');
      return false;
    }
  }
}
