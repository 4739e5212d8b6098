import { randomInt } from 'node:crypto';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { RtpHeader, SrtcpSession, SrtpSession } from 'werift';
import { createG711Decoder, createG711Encoder } from '#voice/codec/g711-stream.ts';
import { createOpusDecoder, createOpusEncoder } from '#voice/codec/opus.ts';

export type PeerCodec = 'pcmu' | 'pcma' | 'opus';

/** RTP peer written from RFC 3550 and RFC 4733 alone: it shares no packet and no SDP code with the line under test. */
export interface RtpPeer {
  readonly host: string;
  readonly port: number;
  readonly rtcpPort: number;
  readonly received: ReceivedPacket[];
  readonly reports: Buffer[];
  ssrc: number;
  sequence: number;
  timestamp: number;
  /** The line's RTP and RTCP ports. */
  target: { host: string; port: number; rtcpPort: number };
  /** Sends 20 ms of audio. */
  sendFrame(frame: Int16Array): void;
  sendPacket(packet: { payloadType: number; payload: Uint8Array; hasMarker?: boolean; timestamp?: number }): void;
  /** Sends a datagram of any content from the RTP port. */
  sendRaw(bytes: Uint8Array): void;
  sendReport(bytes: Uint8Array): void;
  secure(keys: { profile: 1 | 7; local: Buffer; remote: Buffer }): void;
  hear(listener: (packet: ReceivedPacket) => void): void;
  decode(packet: ReceivedPacket): Int16Array;
  close(): Promise<void>;
}

export interface ReceivedPacket {
  payloadType: number;
  hasMarker: boolean;
  sequence: number;
  timestamp: number;
  ssrc: number;
  payload: Buffer;
  from: { address: string; port: number };
}

export interface PeerOptions {
  codec: PeerCodec;
  payloadType: number;
  host?: string;
}

const unitsPerFrame = { pcmu: 160, pcma: 160, opus: 960 };

export async function openRtpPeer({ codec, payloadType, host = '127.0.0.1' }: PeerOptions): Promise<RtpPeer> {
  const [rtp, rtcp] = [await bound(host), await bound(host)];
  const { encode, decode } = codecOf(codec);
  const received: ReceivedPacket[] = [];
  const reports: Buffer[] = [];
  const listeners: ((packet: ReceivedPacket) => void)[] = [];
  let srtp: SrtpSession | undefined;
  let srtcp: SrtcpSession | undefined;
  let isOpen = true;
  const peer: RtpPeer = {
    host,
    port: (rtp.address() as AddressInfo).port,
    rtcpPort: (rtcp.address() as AddressInfo).port,
    received,
    reports,
    ssrc: randomInt(1, 2 ** 32),
    sequence: randomInt(0, 65_536),
    timestamp: randomInt(0, 2 ** 32),
    target: { host, port: 0, rtcpPort: 0 },
    sendFrame(frame) {
      const payload = encode(frame);
      if (payload) peer.sendPacket({ payloadType, payload });
      peer.timestamp = (peer.timestamp + unitsPerFrame[codec]) >>> 0;
    },
    sendPacket({ payloadType: type, payload, hasMarker = false, timestamp = peer.timestamp }) {
      const packet = Buffer.concat([Buffer.alloc(12), payload]);
      packet[0] = 0x80;
      packet[1] = (hasMarker ? 128 : 0) + type;
      packet.writeUInt16BE(peer.sequence, 2);
      packet.writeUInt32BE(timestamp, 4);
      packet.writeUInt32BE(peer.ssrc, 8);
      peer.sequence = (peer.sequence + 1) % 65_536;
      peer.sendRaw(srtp ? srtp.encrypt(packet.subarray(12), RtpHeader.deSerialize(packet)) : packet);
    },
    sendRaw(bytes) {
      if (isOpen) rtp.send(bytes, peer.target.port, peer.target.host);
    },
    sendReport(bytes) {
      if (!isOpen) return;
      rtcp.send(srtcp ? srtcp.encrypt(Buffer.from(bytes)) : bytes, peer.target.rtcpPort, peer.target.host);
    },
    secure({ profile, local, remote }) {
      const keys = {
        localMasterKey: local.subarray(0, 16),
        localMasterSalt: local.subarray(16),
        remoteMasterKey: remote.subarray(0, 16),
        remoteMasterSalt: remote.subarray(16),
      };
      srtp = new SrtpSession({ keys, profile });
      srtcp = new SrtcpSession({ keys, profile });
    },
    hear: (listener) => void listeners.push(listener),
    decode: (packet) => decode(packet.payload),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await Promise.all([rtp, rtcp].map((socket) => new Promise<void>((resolve) => socket.close(() => resolve()))));
    },
  };
  rtp.on('message', (message, from) => {
    const packet = parse(srtp ? srtp.decrypt(message) : message, from);
    received.push(packet);
    for (const listener of listeners) listener(packet);
  });
  rtcp.on('message', (message) => void reports.push(srtcp ? srtcp.decrypt(message) : message));
  return peer;
}

function parse(message: Buffer, { address, port }: RemoteInfo): ReceivedPacket {
  const second = message.readUInt8(1);
  return {
    payloadType: second % 128,
    hasMarker: second >= 128,
    sequence: message.readUInt16BE(2),
    timestamp: message.readUInt32BE(4),
    ssrc: message.readUInt32BE(8),
    payload: message.subarray(12),
    from: { address, port },
  };
}

async function bound(host: string): Promise<Socket> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  socket.bind(0, host);
  await once(socket, 'listening');
  return socket;
}

function codecOf(codec: PeerCodec) {
  if (codec === 'opus') {
    const [encoder, decoder] = [createOpusEncoder(), createOpusDecoder()];
    return { encode: encoder.encode, decode: (payload: Uint8Array) => copied(decoder.decode(payload)) };
  }
  const [encoder, decoder] = [createG711Encoder(codec), createG711Decoder(codec)];
  return {
    encode: (frame: Int16Array) => encoder.encode(frame).slice(),
    decode: (payload: Uint8Array) => copied(decoder.decode(payload)),
  };
}

const copied = (pcm: Int16Array | undefined): Int16Array => pcm?.slice() ?? new Int16Array(0);

/** An offer or answer of the peer, as text; `extra` comes at the end of its audio section. */
export function peerSdp(
  peer: Pick<RtpPeer, 'host' | 'port' | 'rtcpPort'>,
  options: { formats: string; protocol?: string; extra?: readonly string[]; version?: number; address?: string },
): string {
  const address = options.address ?? peer.host;
  const family = address.includes(':') ? 'IP6' : 'IP4';
  const { formats, protocol = 'RTP/AVP', extra = [], version = 1 } = options;
  return [
    'v=0',
    `o=peer 4711 ${version} IN ${family} ${address}`,
    's=call',
    `c=IN ${family} ${address}`,
    't=0 0',
    `m=audio ${peer.port} ${protocol} ${formats}`,
    ...(/\b101\b/.test(formats) ? ['a=rtpmap:101 telephone-event/8000', 'a=fmtp:101 0-16'] : []),
    ...(/\b96\b/.test(formats) ? ['a=rtpmap:96 opus/48000/2', 'a=fmtp:96 useinbandfec=1'] : []),
    `a=rtcp:${peer.rtcpPort}`,
    ...extra,
    '',
  ].join('\r\n');
}
