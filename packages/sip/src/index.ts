export { createSipStack, type SipStackOptions } from './create-sip-stack.ts';
export { createDigestClient, type DigestClient, type DigestCredentials } from './digest/digest-client.ts';
export { createDigestServer, type DigestServer, type DigestServerOptions } from './digest/digest-server.ts';
export { readMessage } from './message/read-message.ts';
export { responseTo, responseToMalformed } from './message/response-to.ts';
export type { ReadMessage, SipMessage, SipRequest, SipResponse, SipUri } from './message/sip-message.ts';
export { readUri } from './message/uri.ts';
export { writeMessage, writeUri } from './message/write-message.ts';
export type {
  Admission,
  Credentials,
  IncomingCall,
  InviteFacts,
  OutgoingCall,
  OutgoingCallOptions,
  Referral,
  Registration,
  RegistrationOptions,
  RegistrationState,
  RejectOptions,
  Route,
  SipCall,
  SipCallListener,
  SipEnd,
  SipEndCause,
  SipStack,
  SipStackUser,
  StoredDialog,
} from './sip-stack.ts';
export { SipRefused } from './sip-stack.ts';
export type { SipResolver } from './transport/dns-resolver.ts';
export type { SipTls } from './transport/open-socket.ts';
export { type ListenPoint, SipListenError } from './transport/open-transports.ts';
export type { SipDestination } from './transport/sip-destination.ts';
