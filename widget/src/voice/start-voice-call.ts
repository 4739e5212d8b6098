import { type PageToolAnswer, runPageTool } from '../page-tools.ts';
import { createLevelMeter } from './level-meter.ts';
import { openMicrophone } from './microphone.ts';
import { openSocket } from './socket-transport.ts';
import { findVoiceTexts } from './texts.ts';
import { type Transport, type VoiceCall, type VoiceEvent, VoiceProblem, type VoiceSession } from './types.ts';
import { openWebRtc } from './webrtc-transport.ts';

/** The server keeps a call whose browser is gone for so long. Unit: milliseconds. */
const reconnectMs = 30_000;
const retryMs = 1_000;

export interface VoiceCallOptions {
  /** Address of the Parley server; `voice-worklet.js` lies there too. */
  baseUrl: string;
  session: VoiceSession;
  onEvent: (event: VoiceEvent) => void;
  /** Language of the words of a `problem`. */
  language?: string;
  /** For pages that serve the worklet elsewhere. */
  workletUrl?: string;
}

/**
 * Talks: opens the microphone, connects by WebRTC or, where that cannot be, by WebSocket, and takes the call up again
 * after the network was lost. Begin it in the handler of a click, or browsers may refuse to play sound. Never throws:
 * what goes wrong comes as `problem`, followed by `ended`, which is the last event of every call.
 */
export function startVoiceCall(options: VoiceCallOptions): VoiceCall {
  const call = new RunningCall(options);
  void call.start();
  return call;
}

/** A tool of the agent is to run in this page. */
interface ToolMessage {
  toolCallId: string;
  name: string;
  arguments: Record<string, unknown>;
  waits: boolean;
}

class RunningCall implements VoiceCall {
  readonly #options: VoiceCallOptions;
  /** Made at once, while the click that began the call still counts as one. */
  readonly #context: AudioContext | undefined = window.AudioContext ? new AudioContext() : undefined;
  #token: string;
  #microphone: MediaStream | undefined;
  #microphoneLevel = () => 0;
  #transport: Transport | undefined;
  #isMuted = false;
  #isOver = false;
  #isReconnecting = false;

  constructor(options: VoiceCallOptions) {
    this.#options = options;
    this.#token = options.session.access_token;
  }

  async start(): Promise<void> {
    try {
      if (!this.#context) throw new VoiceProblem('unsupported');
      this.#microphone = await openMicrophone();
      if (this.#isOver) return this.#release();
      this.setMuted(this.#isMuted);
      addEventListener('pagehide', this.#leave);
      await this.#context.resume();
      this.#microphoneLevel = createLevelMeter(this.#context.createMediaStreamSource(this.#microphone));
      const transport = await this.#connect(this.#microphone, this.#context);
      if (transport) this.#tell({ kind: 'connected', transport: transport.kind });
    } catch (error) {
      this.#fail(error instanceof VoiceProblem ? error : new VoiceProblem('network_lost', { cause: error }));
    }
  }

  end(): void {
    this.#transport?.send({ type: 'hangup' });
    // The data channel sends in its own time; a connection closed at once would swallow the word.
    const transport = this.#transport;
    this.#transport = undefined;
    setTimeout(() => transport?.close(), 200);
    this.#finish('hangup');
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    for (const track of this.#microphone?.getAudioTracks() ?? []) track.enabled = !isMuted;
  }

  sendDigit(digit: string): void {
    if (/^[0-9*#]$/.test(digit)) this.#transport?.send({ type: 'digit', digit });
  }

  level(): { microphone: number; agent: number } {
    return { microphone: this.#isMuted ? 0 : this.#microphoneLevel(), agent: this.#transport?.agentLevel() ?? 0 };
  }

  /** WebRTC first, unless the server has none; the WebSocket where it does not come through. */
  async #connect(microphone: MediaStream, context: AudioContext): Promise<Transport | undefined> {
    const { session, baseUrl } = this.#options;
    const listener = {
      message: (message: Record<string, unknown>) => this.#hear(message),
      lost: () => void this.#reconnect(microphone, context),
    };
    const shared = { microphone, context, listener };
    let transport: Transport | undefined;
    if (session.transport === 'webrtc' && window.RTCPeerConnection) {
      const url = String(new URL(session.url, baseUrl));
      try {
        transport = await openWebRtc({
          ...shared,
          url,
          token: this.#token,
          iceServers: session.ice_servers ?? [],
          onResumeToken: (token) => {
            this.#token = token;
          },
        });
      } catch (error) {
        if (!(error instanceof VoiceProblem) || error.code !== 'network_lost') throw error;
      }
    }
    if (this.#isOver) {
      transport?.close();
      return undefined;
    }
    transport ??= await openSocket({ ...shared, ...this.#socketAddresses(), token: this.#token });
    if (this.#isOver) {
      transport.close();
      return undefined;
    }
    this.#transport = transport;
    return transport;
  }

  #socketAddresses() {
    const { session, baseUrl, workletUrl } = this.#options;
    const url = new URL(session.websocket_url, baseUrl);
    url.protocol = url.protocol.replace('http', 'ws');
    return { url: String(url), workletUrl: String(new URL(workletUrl ?? 'voice-worklet.js', `${baseUrl}/`)) };
  }

  async #reconnect(microphone: MediaStream, context: AudioContext): Promise<void> {
    if (this.#isOver || this.#isReconnecting) return;
    this.#isReconnecting = true;
    this.#tell({ kind: 'reconnecting' });
    const deadline = performance.now() + reconnectMs;
    const before = this.#transport;
    this.#transport = undefined;
    before?.close();
    while (!this.#isOver) {
      try {
        const transport = await this.#connect(microphone, context);
        this.#isReconnecting = false;
        if (transport) this.#tell({ kind: 'reconnected' });
        return;
      } catch (error) {
        // The server knows the call no more: it ended while we were away.
        if (error instanceof VoiceProblem && error.code === 'refused') return this.#finish('connection_lost');
        if (performance.now() > deadline) return this.#fail(new VoiceProblem('network_lost'));
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  #hear(message: Record<string, unknown>): void {
    if (message.kind === 'ended') return this.#finish(String(message.cause ?? message.reason ?? 'normal'));
    if (message.kind === 'joined' && typeof message.resume_token === 'string') {
      this.#token = message.resume_token;
      return;
    }
    if (message.kind === 'client_tool') return this.#runTool(message as unknown as ToolMessage);
    if (/^(?:state|caption|notice)$/.test(String(message.kind))) this.#tell(message as unknown as VoiceEvent);
  }

  #runTool({ toolCallId, ...call }: ToolMessage): void {
    const { baseUrl, session } = this.#options;
    const path = `/api/web-voice/sessions/${session.call_id}/tool-calls/${toolCallId}/result`;
    const answer = (body: PageToolAnswer) =>
      fetch(String(new URL(path, baseUrl)), {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
      });
    void runPageTool({ ...call, tool_call_id: toolCallId }, answer);
  }

  readonly #leave = (): void => this.end();

  #fail({ code }: VoiceProblem): void {
    if (this.#isOver) return;
    this.#tell({ kind: 'problem', code, text: findVoiceTexts(this.#options.language).problems[code] });
    this.#finish(code);
  }

  #finish(reason: string): void {
    if (this.#isOver) return;
    this.#tell({ kind: 'ended', reason });
    this.#isOver = true;
    this.#release();
  }

  #release(): void {
    removeEventListener('pagehide', this.#leave);
    for (const track of this.#microphone?.getTracks() ?? []) track.stop();
    this.#transport?.close();
    this.#transport = undefined;
    if (this.#context?.state !== 'closed') void this.#context?.close();
  }

  #tell(event: VoiceEvent): void {
    if (!this.#isOver) this.#options.onEvent(event);
  }
}
