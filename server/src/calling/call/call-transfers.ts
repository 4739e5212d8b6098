import type { DirectoryEntryId } from '@parley/contract/ids';
import type { CallCommand } from '@parley/contract/resources/call';
import type { DirectoryEntry } from '@parley/contract/resources/directory';
import type { ConversationTransfers } from '#areas/agents/tool-runs';
import type { RequestCallBack } from '#areas/conversations/contact-requests';
import type { QueuePlaces } from '#areas/telephony/call-queues';
import { loadDirectory, queueOf } from '#areas/telephony/directory';
import type { TransferTarget } from '#brain/turn.ts';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { TransferRequest } from '#voice/ports.ts';
import type { CallHost } from '../messages/call-port.ts';
import { ownNumberOf } from './call-tools.ts';
import { callerNameOf } from './caller-announcement.rules.ts';
import { filling } from './expected-phrases.ts';
import { type AskedFor, createPlannedTransfers } from './planned-transfers.ts';
import { dialDestination, planOf, type Wanted } from './transfer-request.ts';
import type { VoiceCall } from './voice-call.ts';

export interface CallTransfersParts {
  queues: Pick<QueuePlaces, 'join'>;
  /** Leaves a request to call back, for the people at the desk. */
  requestCallBack: RequestCallBack;
  workflows: { clock: Clock; db: Database };
  log: Logger;
}

type TransferCommand = Extract<CallCommand, { action: 'transfer' }>;

/** Transfers of one call: its targets, its queue, and the request to call back after a failed transfer. */
export class CallTransfers {
  readonly #parts: CallTransfersParts;
  readonly #collected: Readonly<Record<string, string>>;
  readonly #planned = createPlannedTransfers();
  /** Entries whose queues the call's targets and workflow may name, as of its start. */
  #directory: readonly DirectoryEntry[] = [];

  /** `collected`: what the caller has told so far; it grows with the call. */
  constructor(parts: CallTransfersParts, collected: Readonly<Record<string, string>>) {
    this.#parts = parts;
    this.#collected = collected;
  }

  /** Loads the queues that a phone call may be led into. Without them its transfers go to numbers alone. */
  async loadQueues(call: VoiceCall): Promise<void> {
    const { transfer_targets: targets, workflow_id: workflowId } = call.openedConfig;
    const isNamed = workflowId !== null || targets.some(({ destination }) => queueOf(destination) !== undefined);
    if (call.type !== 'phone' || !isNamed) return;
    try {
      this.#directory = await this.#loadDirectory(call);
    } catch (error) {
      this.#parts.log.error({ event: 'call.queues_failed', err: error, callId: call.id }, 'call without its queues');
    }
  }

  /** Undefined where the call cannot be put through to the target. */
  requestOf(call: VoiceCall, target: TransferTarget): TransferRequest | undefined {
    const planned = 'key' in target ? this.#planned.requestOf(target.key, this.#contextOf(call)) : undefined;
    const request = planned ?? this.#planRequest(call, target);
    return request === 'closed' ? undefined : request;
  }

  /**
   * Request of a live command; undefined likewise, `closed` outside of the target's hours. Its mode, whisper and digits
   * go before those of the target.
   */
  async requestOfCommand(call: VoiceCall, command: TransferCommand): Promise<TransferRequest | 'closed' | undefined> {
    const { to, target, mode, whisper, post_dial_digits: postDialDigits } = command;
    if (to !== undefined && queueOf(to) !== undefined) this.#directory = await this.#loadDirectory(call);
    const request = this.#planRequest(call, to === undefined ? { key: target ?? '' } : { destination: to });
    // Callers of a queue are bridged, each phone with the words of its entry.
    if (request === undefined || request === 'closed' || request.queue) return request;
    return {
      ...request,
      ...(mode === undefined ? {} : { mode }),
      ...(whisper === undefined ? {} : { whisper: this.#contextOf(call).fill(whisper) }),
      ...(postDialDigits === undefined ? {} : { postDialDigits }),
    };
  }

  #planRequest(call: VoiceCall, wanted: Wanted): TransferRequest | 'closed' | undefined {
    const { openedConfig: agent } = call;
    const now = this.#parts.workflows.clock.now();
    const plan = planOf(wanted, agent, { directory: this.#directory, ownNumber: ownNumberOf(call), now });
    if (plan?.isClosed && plan.calls.length === 0) return 'closed';
    const label = 'key' in wanted ? agent.transfer_targets.find(({ key }) => key === wanted.key)?.label : undefined;
    const name = label || plan?.queue?.name || ('key' in wanted ? wanted.key : wanted.destination);
    return plan && this.#planned.requestOf(this.#planned.add(plan, { name, reason: '' }, false), this.#contextOf(call));
  }

  #contextOf({ openedConfig: agent, dynamicVariables, parties }: VoiceCall) {
    const fill = filling(agent, { ...dynamicVariables, ...this.#collected });
    const name = callerNameOf(this.#collected, dynamicVariables);
    return { agent, fill, caller: { name, number: parties?.phoneNumber ?? undefined } };
  }

  #loadDirectory({ tenantId }: VoiceCall): Promise<DirectoryEntry[]> {
    const { db, clock } = this.#parts.workflows;
    const all = { directory: { access: 'all' as const, departments: [] } };
    return db.app.inTenant(tenantId, (tx) => loadDirectory(tx, all, clock.now()), { onlyReads: true });
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
    const callerName = callerNameOf(this.#collected, call.dynamicVariables) ?? '';
    const caller = { name: callerName, phoneNumber, message, language };
    try {
      await this.#parts.requestCallBack({ tenantId, agentId, ...caller });
      return true;
    } catch (error) {
      this.#parts.log.error({ event: 'call.call_back_failed', err: error, callId: call.id }, 'call back not requested');
      return false;
    }
  }
}
