import type { RTCDtlsTransport, RTCSctpTransport } from 'werift';

/** Members of the data channel engine that are replaced: it never awaits their promises. */
interface SctpInternals {
  handleData(data: Buffer): Promise<void>;
}

interface TransportInternals {
  datachannelReceive(...message: unknown[]): Promise<void>;
  dataChannelFlush(): Promise<void>;
}

/** Maximum packets on the data channel, far above what a person or page produces. Unit: packets in a second. */
const maxPacketsPerSecond = 200;

/**
 * Protects the process from a browser's data channel: a malformed packet is dropped instead of becoming an unhandled
 * rejection, which ends Node, and packets over the rate are ignored.
 */
export function guardDataChannel(transport: RTCSctpTransport, dtls: RTCDtlsTransport): void {
  const { sctp } = transport;
  const engine = sctp as unknown as SctpInternals;
  const channels = transport as unknown as TransportInternals;
  const { sendData } = dtls;
  Object.defineProperty(dtls, 'sendData', { value: (data: Buffer) => sendData(data).catch(ignore), writable: true });
  const handleData = engine.handleData.bind(sctp);
  let second = 0;
  let count = 0;
  engine.handleData = async (data) => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    if (count <= maxPacketsPerSecond) await handleData(data).catch(ignore);
  };
  const receive = channels.datachannelReceive;
  sctp.onReceive.allUnsubscribe();
  sctp.onReceive.subscribe((...message) => void receive(...message).catch(ignore));
  const flush = channels.dataChannelFlush.bind(transport);
  channels.dataChannelFlush = () => flush().catch(ignore);
}

function ignore(): void {}
