import { randomBytes } from 'node:crypto';
import { createRequest } from '../message/create-request.ts';
import { sdpType } from '../message/media-type.ts';
import type { NameAddress, SipRequest, SipUri } from '../message/sip-message.ts';

/** Header fields in their order. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface NewRequest {
  method: string;
  uri: SipUri;
  from: NameAddress;
  to: NameAddress;
  callId: string;
  sequence: number;
  userAgent: string;
  routes?: readonly string[];
  /** Contact field of this user agent. */
  contact?: string | undefined;
  fields?: Fields;
  sdp?: string | undefined;
  body?: { type: string; text: string };
}

/** Creates a request without its Via, which the transaction layer adds. */
export function newRequest(request: NewRequest): SipRequest {
  const { method, uri, from, to, callId, sequence, userAgent, routes = [], contact, fields = [], sdp } = request;
  const body = sdp === undefined ? request.body : { type: sdpType, text: sdp };
  return createRequest({
    method,
    uri: uri.headers.size === 0 ? uri : { ...uri, headers: new Map() },
    from,
    to,
    callId,
    cseq: sequence,
    headers: [
      ...routes.map((route) => ['Route', route] as const),
      ...(contact === undefined ? [] : [['Contact', contact] as const]),
      ...fields,
      ['User-Agent', userAgent],
    ],
    ...(body !== undefined && { body: body.text, contentType: body.type }),
  });
}

/** Creates a Call-ID of 128 random bits, without a host, which would disclose where the server runs. */
export function newCallId(): string {
  return randomBytes(16).toString('hex');
}
