import { readMessage } from '../../message/read-message.ts';
import type { SipMessage } from '../../message/sip-message.ts';
import type { WireFlow } from '../../transport/wire-flow.ts';

/** A flow that records what is sent. */
export interface MemoryFlow extends WireFlow {
  readonly sent: readonly SipMessage[];
  /** Makes every later send fail. */
  breakWith(detail: string): void;
}

export function createMemoryFlow(transport: 'udp' | 'tcp'): MemoryFlow {
  const sent: SipMessage[] = [];
  let broken: string | undefined;
  return {
    transport,
    isReliable: transport === 'tcp',
    isOpen: true,
    remote: { address: '192.0.2.1', port: 5060 },
    local: { address: '192.0.2.2', port: 5060 },
    sent,
    breakWith(detail) {
      broken = detail;
    },
    send(bytes, failed) {
      const detail = broken;
      if (detail !== undefined) return queueMicrotask(() => failed?.(detail));
      const read = readMessage(bytes);
      if (read.kind !== 'message') throw new Error(`Nobody could read what was sent: ${read.kind}.`);
      sent.push(read.message);
    },
  };
}
