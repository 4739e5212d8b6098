import {
  type DtlsSocket,
  type IceConnection,
  type RTCDataChannel,
  type RTCDtlsTransport,
  RTCPeerConnection,
  RTCRtpCodecParameters,
  type RTCRtpTransceiver,
  RtpHeader,
  RtpPacket,
} from 'werift';
import { findAddresses, type WebRtcSettings } from './addresses.ts';
import { createDatagramGuard, type DatagramGuard } from './datagram-guard.ts';
import { guardDataChannel } from './guard-data-channel.ts';
import { openIceSockets } from './ice-sockets.ts';
import { type Offer, OfferError } from './offer.ts';

/** Callbacks of the browser's end. None is called after `closed` or `failed`. */
export interface PeerListener {
  audio(packet: RtpPacket): void;
  key(packet: RtpPacket, clockRateHz: number): void;
  text(message: string): void;
  channelOpened(): void;
  connected(): void;
  /** The browser closed the connection. */
  closed(): void;
  /** The connection was not established. */
  failed(reason: string): void;
}

/** Our end of one WebRTC connection. */
export interface Peer {
  readonly answerSdp: string;
  /** Sends one Opus packet. Unit of `timestamp`: 1/48000 s. Dropped before the connection is up. */
  send(payload: Uint8Array, timestamp: number, isFirst: boolean): void;
  /** Returns true when the text was put into the data channel. */
  sendText(text: string): boolean;
  /** Round trip time by RTCP; undefined until the first report. Unit: milliseconds. */
  roundTripMs(): number | undefined;
  /** Resolves when the sockets are closed; never throws. */
  close(farewell?: string): Promise<void>;
}

/** Maximum time to connect; a browser needs a second or two. Unit: milliseconds. */
const connectMs = 15_000;
/** Maximum buffered text on a slow network; more is dropped. Unit: bytes. */
const maxBufferedText = 65_536;
const channelLabel = 'parley';

/** Answers an offer. Throws `OfferError`, and leaves nothing open, when the offer cannot be answered. */
export async function openPeer(options: {
  offer: Offer;
  settings: WebRtcSettings;
  listener: PeerListener;
}): Promise<Peer> {
  const { offer, settings, listener } = options;
  const connection = new RTCPeerConnection(configure(offer, settings));
  try {
    const transceiver = connection.addTransceiver('audio', { direction: 'sendrecv' });
    const ice = transceiver.dtlsTransport.iceTransport.connection;
    const guard = createDatagramGuard(ice);
    const { portRange, bindAddress } = settings;
    await openIceSockets({ connection: ice, addresses: findAddresses(settings), portRange, bindAddress, guard });
    const events = listen({ connection, transceiver, offer, listener, lock: guard.lock });
    await negotiate(connection, offer);
    return createPeer({ connection, transceiver, events });
  } catch (error) {
    await closeQuietly(connection);
    throw error;
  }
}

function configure(offer: Offer, { stunServers, turn }: WebRtcSettings) {
  const opus = new RTCRtpCodecParameters({ mimeType: 'audio/opus', clockRate: 48_000, channels: 2 });
  const keys = new RTCRtpCodecParameters({ mimeType: 'audio/telephone-event', clockRate: 8_000 });
  opus.payloadType = offer.opusPayloadType;
  return {
    codecs: { audio: offer.eventClockRates.size > 0 ? [opus, keys] : [opus], video: [] },
    iceServers: [
      ...stunServers.map((urls) => ({ urls })),
      ...(turn ? [{ urls: turn.url, username: turn.username, credential: turn.credential }] : []),
    ],
    // Its own sockets are unused: `openIceSockets` provides them.
    iceUseIpv4: false,
    iceUseIpv6: false,
    bundlePolicy: 'max-bundle' as const,
    maxMessageSize: 16_384,
  };
}

async function negotiate(connection: RTCPeerConnection, offer: Offer): Promise<void> {
  try {
    await connection.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    const dtls = connection.dtlsTransports[0];
    if (connection.sctpTransport && dtls) guardDataChannel(connection.sctpTransport, dtls);
    await connection.setLocalDescription(await connection.createAnswer());
  } catch (error) {
    throw new OfferError('The offer could not be answered: it is not consistent in itself.', { cause: error });
  }
}

interface PeerEvents {
  channel: RTCDataChannel | undefined;
  /** Ends all callbacks. */
  stop(): void;
}

interface Listening {
  connection: RTCPeerConnection;
  transceiver: RTCRtpTransceiver;
  offer: Offer;
  listener: PeerListener;
  lock: DatagramGuard['lock'];
}

function listen({ connection, transceiver, offer, listener, lock }: Listening): PeerEvents {
  const { dtlsTransport } = transceiver;
  let isOver = false;
  const finish = (tell: () => void) => {
    if (isOver) return;
    events.stop();
    tell();
  };
  const timer = setTimeout(() => finish(() => listener.failed('No connection came about in time.')), connectMs);
  const events: PeerEvents = {
    channel: undefined,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
  dtlsTransport.onStateChange.subscribe((state) => {
    if (isOver) return;
    if (state === 'connected') {
      clearTimeout(timer);
      lock((record) => {
        if (isGoodbye(dtlsTransport, record)) finish(() => listener.closed());
      });
      listener.connected();
    }
    if (state === 'closed') finish(() => listener.closed());
    if (state === 'failed') finish(() => listener.failed('The encrypted connection could not be set up.'));
  });
  dtlsTransport.onRtp.subscribe((packet) => {
    if (isOver) return;
    const { payloadType } = packet.header;
    const clockRateHz = offer.eventClockRates.get(payloadType);
    if (payloadType === offer.opusPayloadType) listener.audio(packet);
    else if (clockRateHz !== undefined) listener.key(packet, clockRateHz);
  });
  connection.onDataChannel.subscribe((channel) => {
    if (channel.label !== channelLabel || events.channel) return channel.close();
    events.channel = channel;
    channel.onMessage.subscribe((data) => {
      if (!isOver) listener.text(String(data));
    });
    channel.stateChanged.subscribe((state) => {
      if (state === 'open' && !isOver) listener.channelOpened();
    });
  });
  return events;
}

/** Decrypts an alert record; true for an authentic close_notify (0) or fatal (level 2). */
function isGoodbye({ dtls }: RTCDtlsTransport, record: Buffer): boolean {
  const plain = {
    recordLayerHeader: {
      contentType: record.readUInt8(0),
      protocolVersion: { major: record.readUInt8(1), minor: record.readUInt8(2) },
      epoch: record.readUInt16BE(3),
      sequenceNumber: record.readUIntBE(5, 6),
      contentLen: record.readUInt16BE(11),
    },
    fragment: record.subarray(13),
  };
  try {
    const alert = dtls?.cipher.decryptPacket(plain as Parameters<DtlsSocket['cipher']['decryptPacket']>[0]);
    return alert !== undefined && (alert[0] === 2 || alert[1] === 0);
  } catch {
    return false;
  }
}

interface Parts {
  connection: RTCPeerConnection;
  transceiver: RTCRtpTransceiver;
  events: PeerEvents;
}

function createPeer({ connection, transceiver, events }: Parts): Peer {
  const { sender, dtlsTransport } = transceiver;
  let sequence = Math.floor(Math.random() * 65_536);
  const sendText = (text: string) => {
    const { channel } = events;
    if (channel?.readyState !== 'open' || channel.bufferedAmount > maxBufferedText) return false;
    channel.send(text);
    return true;
  };
  return {
    answerSdp: addPacketTime(connection.localDescription?.sdp ?? ''),
    send(payload, timestamp, isFirst) {
      if (dtlsTransport.state !== 'connected') return;
      sequence = (sequence + 1) & 0xffff;
      const header = new RtpHeader({ sequenceNumber: sequence, timestamp, marker: isFirst });
      const bytes = Buffer.from(payload.buffer, payload.byteOffset, payload.byteLength);
      sender.sendRtp(new RtpPacket(header, bytes)).catch(ignore);
    },
    sendText,
    roundTripMs: () => readRoundTrip(sender, dtlsTransport.iceTransport.connection),
    async close(farewell) {
      events.stop();
      // The channel's engine writes the packet to the socket before the next turn of the event loop.
      if (farewell !== undefined && sendText(farewell)) await new Promise((resolve) => setImmediate(resolve));
      await closeQuietly(connection);
    },
  };
}

/** Round trip time by RTCP, or else by ICE consent checks. */
function readRoundTrip(sender: RTCRtpTransceiver['sender'], ice: IceConnection): number | undefined {
  for (const report of sender.collectStats(0)) {
    const { type, roundTripTime } = report as { type: string; roundTripTime?: number };
    if (type === 'remote-inbound-rtp' && roundTripTime !== undefined) return Math.max(0, roundTripTime * 1000);
  }
  const { rtt } = ice.nominated ?? {};
  return rtt === undefined ? undefined : rtt * 1000;
}

const addPacketTime = (sdp: string): string =>
  sdp.replace(/(m=audio [^]*?)(?=m=|$)/, (section) =>
    section.includes('a=ptime') ? section : `${section}a=ptime:20\r\n`,
  );

async function closeQuietly(connection: RTCPeerConnection): Promise<void> {
  await connection.close().catch(ignore);
}

function ignore(): void {}
