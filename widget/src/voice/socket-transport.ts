import { createLevelMeter } from './level-meter.ts';
import { type Transport, type TransportListener, VoiceProblem } from './types.ts';
import { deliver } from './webrtc-transport.ts';

/** Unit: milliseconds. */
const connectMs = 8_000;
/** RFC 6455, section 7.4.1: the call is over, or was never to be; a new try is of no use. */
const finalCodes: Record<number, string> = { 1000: 'normal', 1008: 'refused' };
/** Sound that could not be sent for so long is left out. Unit: bytes, half a second. */
const mostUnsent = 16_000;

export interface SocketOptions {
  url: string;
  token: string;
  /** Address of `voice-worklet.js`. */
  workletUrl: string;
  microphone: MediaStream;
  context: AudioContext;
  listener: TransportListener;
}

/**
 * Connects by WebSocket: PCM of 16 bit at 16 kHz in frames of 20 ms, both ways. Rejects with `VoiceProblem`:
 * `network_lost`, or `unsupported` where the browser has no audio worklets.
 */
export async function openSocket(options: SocketOptions): Promise<Transport> {
  const { microphone, context, listener } = options;
  if (!context.audioWorklet) throw new VoiceProblem('unsupported');
  // Before the connection, so that nothing that comes over it is missed.
  await context.audioWorklet.addModule(options.workletUrl).catch((error) => {
    throw new VoiceProblem('network_lost', { cause: error });
  });
  const socket = await connect(options.url, options.token);
  const node = new AudioWorkletNode(context, 'parley-voice', {
    numberOfInputs: 1,
    numberOfOutputs: 1,
    outputChannelCount: [1],
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const source = context.createMediaStreamSource(microphone);
  source.connect(node).connect(context.destination);
  node.port.onmessage = ({ data }: MessageEvent<Int16Array<ArrayBuffer>>) => {
    if (socket.readyState === WebSocket.OPEN && socket.bufferedAmount < mostUnsent) socket.send(data);
  };
  socket.onmessage = ({ data }) => {
    if (data instanceof ArrayBuffer) return node.port.postMessage(new Int16Array(data, 0, data.byteLength >> 1));
    deliver({ ...listener, message: (message) => hear(message, node, listener) }, data);
  };
  socket.onclose = ({ code }) => {
    const cause = finalCodes[code];
    if (cause) listener.message({ kind: 'ended', cause });
    else listener.lost();
  };
  return {
    kind: 'websocket',
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    agentLevel: createLevelMeter(node),
    close() {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close(1000);
      source.disconnect();
      node.disconnect();
      node.port.close();
    },
  };
}

function hear(message: Record<string, unknown>, node: AudioWorkletNode, listener: TransportListener): void {
  if (message.kind === 'clear') node.port.postMessage('clear');
  else listener.message(message);
}

function connect(url: string, token: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    // Browsers cannot set headers here; a second subprotocol keeps the token out of addresses and logs.
    const socket = new WebSocket(url, ['parley.voice', `token.${token}`]);
    socket.binaryType = 'arraybuffer';
    const fail = () => {
      clearTimeout(timer);
      socket.onopen = null;
      socket.onclose = null;
      socket.close();
      reject(new VoiceProblem('network_lost'));
    };
    const timer = setTimeout(fail, connectMs);
    socket.onclose = fail;
    socket.onopen = () => {
      clearTimeout(timer);
      resolve(socket);
    };
  });
}
