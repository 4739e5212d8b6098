export { TelephoneEventReceiver } from './events/telephone-event-receiver.ts';
export { eventCodeOf, type TelephoneEventPacket, TelephoneEventSender } from './events/telephone-event-sender.ts';
export { findLocalAddress } from './net/local-address.ts';
export { closeSocket, openSocketPair, type SocketPair, type SocketPlace } from './net/open-sockets.ts';
export { type RtcpAgreement, RtcpSource } from './net/rtcp-source.ts';
export { type Endpoint, type ExpectedPeer, type PacketSource, SourceLatch } from './net/source-latch.ts';
export { type RtcpListener, readRtcp } from './packet/read-rtcp.ts';
export { ReceptionStatistics } from './packet/reception-statistics.ts';
export {
  emptyHeader,
  isRtcp,
  payloadEnd,
  type RtpHeader,
  readRtpHeader,
  rtpHeaderBytes,
  writeRtpHeader,
} from './packet/rtp-packet.ts';
export { maxReportBytes, type ReceptionBlock, type SenderFacts, writeReport } from './packet/write-rtcp.ts';
export type { RtpSettings, SrtpPolicy } from './rtp-settings.ts';
export {
  type Agreement,
  type CodecName,
  clockRateOf,
  describeCodec,
  type ReceivedFormat,
  type RemoteAddress,
  type SrtpKeys,
} from './sdp/agreement.ts';
export { createNegotiation, type Negotiation } from './sdp/negotiation.ts';
export { readSdp } from './sdp/read-sdp.ts';
export { type Direction, SdpError, type SdpErrorReason, type SessionDescription } from './sdp/session-description.ts';
export { SrtpReceiver } from './srtp/srtp-receiver.ts';
export { SrtpSender } from './srtp/srtp-sender.ts';
export { maxSrtpTrailerBytes } from './srtp/srtp-suite.ts';
