import {
  MediaStreamTrack,
  type RTCDataChannel,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  useOPUS,
} from 'werift';
import { createOpusDecoder, createOpusEncoder } from '#voice/codec/opus.ts';
import { frameSamples } from '#voice/ports.ts';

/** A browser's end of a call, without the browser. */
export interface WebRtcClient {
  readonly connection: RTCPeerConnection;
  readonly channel: RTCDataChannel;
  /** JSON received over the data channel. */
  readonly said: unknown[];
  /** The offer, with all candidates. */
  offer(): Promise<string>;
  accept(answerSdp: string): Promise<void>;
  connected(): Promise<void>;
  /** Sends one frame of 20 ms. */
  send(frame: Int16Array): void;
  /** One raw packet of another payload type. */
  sendRaw(payload: Buffer, header: { payloadType: number; timestamp: number }): void;
  /** Calls back with what is heard, packet by packet. */
  onHeard(listener: (pcm: Int16Array) => void): void;
  close(): Promise<void>;
}

/** Uses loopback only and sends no STUN requests. */
export function createWebRtcClient(): WebRtcClient {
  const keys = new RTCRtpCodecParameters({ mimeType: 'audio/telephone-event', clockRate: 8_000, payloadType: 126 });
  const connection = new RTCPeerConnection({
    codecs: { audio: [useOPUS({ payloadType: 111 }), keys], video: [] },
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    bundlePolicy: 'max-bundle',
  });
  const track = new MediaStreamTrack({ kind: 'audio' });
  const transceiver = connection.addTransceiver(track, { direction: 'sendrecv' });
  const channel = connection.createDataChannel('parley');
  const said: unknown[] = [];
  channel.onMessage.subscribe((data) => said.push(JSON.parse(String(data))));
  const decoder = createOpusDecoder();
  const encoder = createOpusEncoder();
  const listeners: ((pcm: Int16Array) => void)[] = [];
  transceiver.dtlsTransport.onRtp.subscribe(({ payload }) => {
    const pcm = decoder.decode(payload);
    if (pcm) for (const listener of listeners) listener(pcm.slice());
  });
  let sequence = 65_500;
  let timestamp = 4_294_900_000;
  const next = (payload: Buffer, payloadType: number, at: number) => {
    sequence = (sequence + 1) & 0xffff;
    const header = new RtpHeader({
      sequenceNumber: sequence,
      timestamp: at,
      payloadType,
      ssrc: transceiver.sender.ssrc,
    });
    if (transceiver.dtlsTransport.state === 'connected') void transceiver.dtlsTransport.sendRtp(payload, header);
  };
  return {
    connection,
    channel,
    said,
    async offer() {
      await connection.setLocalDescription(await connection.createOffer());
      return connection.localDescription?.sdp ?? '';
    },
    accept: (sdp) => connection.setRemoteDescription({ type: 'answer', sdp }),
    connected: () =>
      new Promise((resolve, reject) => {
        const look = (state: string) => {
          if (state === 'connected') resolve();
          if (state === 'failed') reject(new Error('The client did not connect.'));
        };
        look(transceiver.dtlsTransport.state);
        transceiver.dtlsTransport.onStateChange.subscribe(look);
      }),
    send(frame) {
      timestamp = (timestamp + (frame.length / frameSamples) * 960) >>> 0;
      const payload = encoder.encode(frame);
      if (payload) next(Buffer.from(payload), 111, timestamp);
    },
    sendRaw(payload, header) {
      next(payload, header.payloadType, header.timestamp);
    },
    onHeard: (listener) => void listeners.push(listener),
    close: () => connection.close(),
  };
}
