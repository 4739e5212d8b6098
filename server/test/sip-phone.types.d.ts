/** Types of the parts of the package `sip` 0.0.6 that the test phone uses; the package has none. */
declare module 'sip' {
  interface SipAddress {
    name?: string;
    uri: string;
    params: Record<string, string | undefined>;
  }
  interface SipPacket {
    method?: string;
    uri?: string;
    status?: number;
    reason?: string;
    version?: string;
    headers: {
      via: { host: string; params: Record<string, string> }[];
      from: SipAddress;
      to: SipAddress;
      'call-id': string;
      cseq: { method: string; seq: number };
      contact?: SipAddress[];
      route?: SipAddress[];
      'record-route'?: SipAddress[];
      [name: string]: unknown;
    };
    content?: string;
  }
  interface SipEndpoint {
    send(packet: SipPacket, onAnswer?: (answer: SipPacket) => void): void;
    destroy(): void;
  }
  function create(
    options: {
      port: number;
      address: string;
      publicAddress?: string;
      tcp?: boolean;
      udp?: boolean;
      logger?: { error?(error: unknown): void; recv?(packet: SipPacket): void; send?(packet: SipPacket): void };
    },
    onRequest: (request: SipPacket) => void,
  ): SipEndpoint;
  function makeResponse(request: SipPacket, status: number, reason?: string): SipPacket;
  const api: { create: typeof create; makeResponse: typeof makeResponse };
  export default api;
  export type { SipAddress, SipEndpoint, SipPacket };
}

declare module 'sip/digest.js' {
  import type { SipPacket } from 'sip';

  const digest: {
    signRequest(
      context: Record<string, unknown>,
      request: SipPacket,
      response: SipPacket,
      credentials: { user: string; password: string },
    ): SipPacket;
    challenge(context: Record<string, unknown>, response: SipPacket): SipPacket;
    authenticateRequest(
      context: Record<string, unknown>,
      request: SipPacket,
      credentials: { user: string; password: string },
    ): boolean;
  };
  export default digest;
}
