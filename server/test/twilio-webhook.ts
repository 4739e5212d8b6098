import twilio from 'twilio';
import { peerAccount } from '../src/providers/telephony/testing/twilio-peer.ts';

/** Headers of a form posted by Twilio to this address, signed by Twilio's own library. */
export function twilioHeaders(url: string, form: string): Record<string, string> {
  const read = new URLSearchParams(form);
  const fields = Object.fromEntries([...new Set(read.keys())].map((name) => [name, read.getAll(name)]));
  return {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': twilio.getExpectedTwilioSignature(peerAccount.authToken, url, fields),
  };
}

/** Form body of Twilio's webhook for an inbound call. */
export function twilioCall(call: { sid: string; from: string; to: string }): string {
  const { sid, from, to } = call;
  return new URLSearchParams({
    AccountSid: peerAccount.accountSid,
    CallSid: sid,
    CallStatus: 'ringing',
    Direction: 'inbound',
    From: from,
    To: to,
  }).toString();
}
