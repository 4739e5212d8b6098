import type { MessagePort } from 'node:worker_threads';
import { PendingRequests } from '#platform/threads/pending-requests.ts';
import type { HangUpCause } from '#voice/ports.ts';
import type { FromRtpLine, ToRtpLine } from '../../providers/lines/rtp/signalling-messages.ts';

/** Commands of an RTP line to the signalling of its call. */
export interface LineCommands {
  answer(): void;
  reject(cause: HangUpCause): void;
  hangUp(): void;
  /** Rejects with the reason where the call cannot be transferred. */
  transfer(to: string, headers: Readonly<Record<string, string>>): Promise<void>;
  sendDigits(digits: string, toneMs: number): Promise<void>;
}

/** Request for a session description: the answer to the peer's offer, or an offer of the line where `sdp` is undefined. */
interface SdpRequest {
  kind: 'offer' | 'move';
  sdp: string | undefined;
  signalledFrom?: string;
}

/** Main thread's end of the signalling port of an RTP line. A port that closes hangs up. */
export class LineSignalling {
  readonly #port: MessagePort;
  readonly #commands: LineCommands;
  readonly #pending = new PendingRequests<string>();

  constructor(port: MessagePort, commands: LineCommands) {
    this.#port = port;
    this.#commands = commands;
    port.on('message', (message: FromRtpLine) => this.#receive(message));
    port.on('close', () => {
      this.close();
      commands.hangUp();
    });
  }

  send(message: ToRtpLine): void {
    this.#port.postMessage(message);
  }

  /** Rejects where the line refuses, and when the call is over. */
  requestSdp(request: SdpRequest): Promise<string> {
    return this.#pending.request((requestId) => this.send({ ...request, requestId }));
  }

  /** Rejects the pending requests: the call is over. */
  close(): void {
    this.#pending.rejectAll(new Error('The call is over'));
  }

  #receive(message: FromRtpLine): void {
    const commands = this.#commands;
    switch (message.kind) {
      case 'answer-call':
        return commands.answer();
      case 'reject-call':
        return commands.reject(message.cause);
      case 'hang-up':
        return commands.hangUp();
      case 'offer-answer':
        return this.#pending.resolve(message.requestId, message.sdp);
      case 'offer-refused':
        return this.#pending.reject(message.requestId, new Error(message.message));
      case 'transfer':
        return this.#respond(message.requestId, commands.transfer(message.to, message.headers));
      case 'send-digits':
        return this.#respond(message.requestId, commands.sendDigits(message.digits, message.toneMs));
    }
  }

  /** Reports the result of a command to the line. */
  #respond(requestId: number, command: Promise<void>): void {
    command.then(
      () => this.send({ kind: 'done-request', requestId }),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        this.send({ kind: 'failed-request', requestId, message });
      },
    );
  }
}
