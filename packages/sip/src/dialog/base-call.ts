import { readUri } from '../message/uri.ts';
import { writeUri } from '../message/write-message.ts';
import {
  type RejectOptions,
  type SipCall,
  type SipCallListener,
  type SipEnd,
  SipRefused,
  type StoredDialog,
} from '../sip-stack.ts';
import type { Agent } from './agent.ts';
import { customFields } from './custom-headers.ts';
import type { Session } from './session.ts';
import { storeDialog } from './stored-dialog.ts';

/** Base of calls in both directions: the listener, in-dialog operations, and a single end. */
export abstract class BaseCall implements SipCall {
  readonly id: string;
  abstract readonly direction: 'inbound' | 'outbound';
  protected readonly agent: Agent;
  protected session: Session | undefined;
  #listener: SipCallListener | undefined;
  /** Events before a listener was set. */
  #pendingEvents: ((listener: SipCallListener) => void)[] = [];
  #hasEnded = false;

  constructor(agent: Agent, id: string) {
    this.agent = agent;
    this.id = id;
    agent.calls.add(this);
  }

  abstract hangUp(options?: { status?: number; reason?: string }): Promise<void>;
  abstract reject(status: number, options?: RejectOptions): void;
  abstract ring(sdp?: string): void;
  abstract answer(sdp: string): void;

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The dialog's session once there is one, for calls that replace this one. */
  get currentSession(): Session | undefined {
    return this.session;
  }

  get remoteAddress(): string | undefined {
    return this.session?.dialog.remoteAddress;
  }

  storedDialog(): StoredDialog | undefined {
    const session = this.#confirmed();
    return session && storeDialog(session.dialog.state());
  }

  listen(listener: SipCallListener): void {
    this.#listener = listener;
    for (const event of this.#pendingEvents.splice(0)) this.#notifyNow(listener, event);
  }

  reinvite(sdp: string): Promise<string> {
    const session = this.#confirmed();
    return session === undefined ? Promise.reject(notUp()) : session.offers.offer(sdp);
  }

  async refer(
    to: string,
    options: { replacing?: SipCall; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<void> {
    const session = this.#confirmed();
    if (session === undefined) throw notUp();
    const uri = readUri(to);
    if (uri === undefined) throw new Error('Expected the address of whoever is to be called.');
    const headers = new Map<string, string>();
    if (options.replacing !== undefined) headers.set('Replaces', replacesOf(options.replacing));
    await session.referralsOut.refer([
      ...customFields(options.headers),
      ['Refer-To', `<${writeUri({ ...uri, headers })}>`],
      ['Referred-By', `<${writeUri(session.dialog.local.uri)}>`],
    ]);
  }

  async info(contentType: string, body: string): Promise<void> {
    const session = this.#confirmed();
    if (session === undefined) throw notUp();
    const reply = await session.request('INFO', { body: { type: contentType, text: body } });
    if (reply.kind === 'failed') throw new Error(`INFO was not answered: ${reply.detail}`);
    const { status, reason } = reply.response;
    if (status === 481) session.endAsLost('INFO was answered with 481');
    if (status >= 300) throw new SipRefused(status, reason);
  }

  protected tell(event: (listener: SipCallListener) => void): void {
    if (this.#hasEnded) return;
    if (this.#listener === undefined) this.#pendingEvents.push(event);
    else this.#notifyNow(this.#listener, event);
  }

  protected async askForAnswer(sdp: string | undefined): Promise<string> {
    if (this.#hasEnded || this.#listener === undefined) throw new Error('Nobody answers offers of this call.');
    return this.#listener.offer(sdp);
  }

  /** Reports the end, once. */
  protected end(end: SipEnd): void {
    if (this.#hasEnded) return;
    this.tell((listener) => listener.ended(end));
    this.#hasEnded = true;
    this.agent.calls.delete(this);
  }

  #confirmed(): Session | undefined {
    return this.session?.isConfirmed === true && !this.#hasEnded ? this.session : undefined;
  }

  #notifyNow(listener: SipCallListener, event: (listener: SipCallListener) => void): void {
    try {
      event(listener);
    } catch (cause) {
      this.agent.log.error({ callId: this.id, err: cause }, 'a listener of a call failed');
    }
  }
}

/** Builds the Replaces value for the party at the other end: the tags as seen from there (RFC 3891, section 6.1). */
function replacesOf(call: SipCall): string {
  const dialog = call instanceof BaseCall ? call.currentSession?.dialog : undefined;
  if (dialog === undefined) throw new Error('Only a call that is up can be given away.');
  return `${dialog.callId};to-tag=${dialog.remoteTag};from-tag=${dialog.localTag}`;
}

function notUp(): Error {
  return new Error('The call is not up.');
}
