import { createOpusEncoder } from '#voice/codec/opus.ts';
import type { PacedLine, Wire } from '#voice/line/wire.ts';
import type { HangUpCause, LineNotice, ToolNotice } from '#voice/ports.ts';
import type { WebRtcSettings } from './addresses.ts';
import { readOffer } from './offer.ts';
import { openPeer, type Peer, type PeerListener } from './peer.ts';
import { readPageMessage } from './side-channel.ts';
import { createTelephoneEvents } from './telephone-events.ts';

/** One connection of a browser: its wire, and the line it serves. */
export interface WebRtcSession {
  readonly answerSdp: string;
  readonly wire: Wire;
  /** Resolves when audio can flow; rejects when it never will. */
  connected(): Promise<void>;
  /** Delivers received audio and events to this line from now on. */
  serve(line: PacedLine): void;
}

/**
 * Silence after which the network counts as lost. A browser sends audio 50 times a second, also when it is muted, and a
 * check at least every 3 s; consent to send runs out much later (RFC 7675: 30 s). Unit: milliseconds.
 */
const lostAfterMs = 4_000;
/** Silence after which the encoder's packets no longer change, so that the last one is sent again. Unit: frames. */
const settledFrames = 10;
const samplesPerFrame = 960;
/** Maximum captions and states queued before the channel is open. */
const maxWaitingNotices = 40;

/** Answers an offer. `nowMs` is the media clock. Throws `OfferError`, and leaves nothing open, when it cannot. */
export async function openSession(options: {
  offerSdp: string;
  settings: WebRtcSettings;
  nowMs: () => number;
}): Promise<WebRtcSession> {
  const { offerSdp, settings, nowMs } = options;
  const offer = readOffer(offerSdp, settings.turn !== undefined || settings.stunServers.length > 0);
  const state = createState(nowMs);
  const peer = await openPeer({ offer, settings, listener: listenFor(state) });
  state.peer = peer;
  // A line that is never answered must not turn a failure into an unhandled rejection.
  state.up.promise.catch(() => {});
  return {
    answerSdp: peer.answerSdp,
    wire: createWire(state, peer),
    connected: () => state.up.promise,
    serve(line) {
      state.line = line;
    },
  };
}

interface SessionState {
  line: PacedLine | undefined;
  peer: Peer | undefined;
  up: { promise: Promise<void>; resolve(): void; reject(error: Error): void };
  isUp: boolean;
  isLost: boolean;
  heardMs: number;
  waiting: string[];
  nowMs(): number;
}

function createState(nowMs: () => number): SessionState {
  let resolve = () => {};
  let reject = (_error: Error) => {};
  const promise = new Promise<void>((onUp, onFailed) => {
    resolve = onUp;
    reject = onFailed;
  });
  const up = { promise, resolve: () => resolve(), reject: (error: Error) => reject(error) };
  const flags = { isUp: false, isLost: false };
  return { line: undefined, peer: undefined, up, ...flags, heardMs: nowMs(), waiting: [], nowMs };
}

function listenFor(state: SessionState): PeerListener {
  const keys = createTelephoneEvents((digit, durationMs) => state.line?.receiveDigit(digit, durationMs));
  const heard = () => {
    state.heardMs = state.nowMs();
    if (!state.isLost) return;
    state.isLost = false;
    state.line?.setConnected(true);
  };
  return {
    audio({ header, payload }) {
      heard();
      const { sequenceNumber: sequence, timestamp } = header;
      state.line?.receive({ sequence, timestamp, payload, arrivalMs: state.heardMs });
    },
    key({ header, payload }, clockRateHz) {
      heard();
      keys.receive({ timestamp: header.timestamp, payload }, clockRateHz);
    },
    text(message) {
      heard();
      const said = readPageMessage(message);
      if (said?.type === 'digit') state.line?.receiveDigit(said.digit, 100);
      if (said?.type === 'hangup') state.line?.remoteEnded('normal');
    },
    channelOpened() {
      for (const text of state.waiting.splice(0)) state.peer?.sendText(text);
    },
    connected() {
      state.isUp = true;
      heard();
      state.up.resolve();
    },
    closed() {
      state.up.reject(new Error('The browser closed the connection.'));
      state.line?.remoteEnded('normal');
    },
    failed(reason) {
      state.up.reject(new Error(reason));
      state.line?.remoteEnded('failed', reason);
    },
  };
}

function createWire(state: SessionState, peer: Peer): Wire {
  const encoder = createOpusEncoder();
  let timestamp = Math.floor(Math.random() * 2 ** 32);
  let silentFrames = 0;
  let packet: Uint8Array | undefined;
  let isFirst = true;
  return {
    send(frame, isSilence) {
      timestamp = (timestamp + samplesPerFrame) >>> 0;
      if (!state.isUp) return;
      if (!state.isLost && state.nowMs() - state.heardMs > lostAfterMs) {
        state.isLost = true;
        state.line?.setConnected(false);
      }
      silentFrames = isSilence ? silentFrames + 1 : 0;
      // Sent during silence too: it holds the browser's buffer short and the NAT binding open.
      if (silentFrames <= settledFrames || !packet) packet = encoder.encode(frame);
      if (!packet) return;
      peer.send(packet, timestamp, isFirst);
      isFirst = false;
    },
    show(notice: LineNotice | ToolNotice) {
      const text = JSON.stringify(notice);
      if (peer.sendText(text)) return;
      state.waiting.push(text);
      if (state.waiting.length > maxWaitingNotices) state.waiting.shift();
    },
    answer: () => state.up.promise,
    async close(cause: HangUpCause) {
      state.line = undefined;
      if (cause !== 'lost') {
        state.up.reject(new Error('The line was closed.'));
        return peer.close(JSON.stringify({ kind: 'ended', cause }));
      }
      // Another connection took over: the line is up by that, and the page gets no notice.
      state.up.resolve();
      await peer.close();
    },
    stats() {
      const roundTripMs = peer.roundTripMs();
      return roundTripMs === undefined ? {} : { roundTripMs };
    },
  };
}
