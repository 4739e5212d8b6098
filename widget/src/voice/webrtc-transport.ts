import { createLevelMeter } from './level-meter.ts';
import { type Transport, type TransportListener, VoiceProblem } from './types.ts';

/** Candidates found later than this are done without. Unit: milliseconds. */
const gatheringMs = 1_000;
/** Where UDP is blocked nothing connects, and the WebSocket should not wait longer. Unit: milliseconds. */
const connectMs = 5_000;
/** A network that comes back by itself within this is not worth a new connection. Unit: milliseconds. */
const patienceMs = 1_500;

export interface WebRtcOptions {
  url: string;
  token: string;
  iceServers: RTCIceServer[];
  microphone: MediaStream;
  context: AudioContext;
  listener: TransportListener;
  /** Told as soon as the server has taken the call, also when no connection follows: the first token is used up then. */
  onResumeToken(token: string): void;
}

/**
 * Connects by WebRTC. Rejects with `VoiceProblem` when the server refuses (`busy`, `refused`), and with `network_lost`
 * when no connection comes about, which may be different over a WebSocket.
 */
export async function openWebRtc(options: WebRtcOptions): Promise<Transport> {
  const { url, token, iceServers, microphone, context, listener } = options;
  const connection = new RTCPeerConnection({ iceServers });
  try {
    const channel = connection.createDataChannel('parley');
    for (const track of microphone.getAudioTracks()) connection.addTrack(track, microphone);
    const speaker = new Audio();
    let agentLevel = () => 0;
    connection.ontrack = ({ track }) => {
      const stream = new MediaStream([track]);
      speaker.srcObject = stream;
      speaker.play().catch(() => {});
      agentLevel = createLevelMeter(context.createMediaStreamSource(stream));
    };
    await connection.setLocalDescription(await connection.createOffer());
    await gathered(connection);
    const { answer, resumeToken } = await postOffer(url, token, connection.localDescription?.sdp ?? '');
    if (resumeToken) options.onResumeToken(resumeToken);
    channel.onmessage = ({ data }) => deliver(listener, data);
    await connection.setRemoteDescription({ type: 'answer', sdp: answer });
    await connected(connection);
    watch(connection, listener);
    return {
      kind: 'webrtc',
      send(message) {
        if (channel.readyState === 'open') channel.send(JSON.stringify(message));
      },
      agentLevel: () => agentLevel(),
      close() {
        speaker.srcObject = null;
        connection.onconnectionstatechange = null;
        channel.onmessage = null;
        connection.close();
      },
    };
  } catch (error) {
    connection.close();
    throw error instanceof VoiceProblem ? error : new VoiceProblem('network_lost', { cause: error });
  }
}

function gathered(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve) => {
    if (connection.iceGatheringState === 'complete') return resolve();
    setTimeout(resolve, gatheringMs);
    connection.onicegatheringstatechange = () => {
      if (connection.iceGatheringState === 'complete') resolve();
    };
  });
}

async function postOffer(url: string, token: string, offer: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: offer,
    credentials: 'omit',
    signal: AbortSignal.timeout(connectMs),
  });
  if (response.status === 503) throw new VoiceProblem('busy');
  if ([401, 403, 404, 409, 410, 429].includes(response.status)) throw new VoiceProblem('refused');
  if (response.status !== 201) throw new VoiceProblem('network_lost');
  return { answer: await response.text(), resumeToken: response.headers.get('x-resume-token') };
}

function connected(connection: RTCPeerConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new VoiceProblem('network_lost')), connectMs);
    const look = () => {
      if (connection.connectionState === 'connected') resolve();
      if (connection.connectionState === 'failed') reject(new VoiceProblem('network_lost'));
      if (/connected|failed/.test(connection.connectionState)) clearTimeout(timer);
    };
    connection.onconnectionstatechange = look;
    look();
  });
}

function watch(connection: RTCPeerConnection, listener: TransportListener): void {
  let timer = 0;
  connection.onconnectionstatechange = () => {
    clearTimeout(timer);
    const state = connection.connectionState;
    if (state === 'disconnected') timer = window.setTimeout(() => listener.lost(), patienceMs);
    if (state === 'failed' || state === 'closed') listener.lost();
  };
}

/** Hands on what is a JSON object; anything else is not meant for us. */
export function deliver(listener: TransportListener, data: unknown): void {
  try {
    const message = JSON.parse(String(data));
    if (typeof message === 'object' && message !== null) listener.message(message);
  } catch {
    // Not JSON: nothing to show.
  }
}
