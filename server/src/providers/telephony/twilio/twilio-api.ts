import type { Egress } from '@parley/egress';
import { requestCarrier } from '../carrier-request.ts';
import type { TelephonyError } from '../telephony-provider.ts';

/** Twilio's 2010-04-01 API: forms in, JSON out, account and token as Basic credentials. */
export interface TwilioApi {
  request(method: 'GET' | 'POST' | 'DELETE', path: string, asked?: TwilioRequestOptions): Promise<unknown>;
}

interface TwilioRequestOptions {
  form?: Record<string, string | string[]>;
  signal?: AbortSignal;
  mapError?(status: number, code: string): TelephonyError | undefined;
}

export interface TwilioAccount {
  egress: Pick<Egress, 'fetch'>;
  accountSid: string;
  authToken: string;
  /** Default: https://api.twilio.com. */
  baseUrl?: string;
}

export function createTwilioApi({ egress, accountSid, authToken, baseUrl }: TwilioAccount): TwilioApi {
  const base = new URL(`/2010-04-01/Accounts/${accountSid}/`, baseUrl ?? 'https://api.twilio.com');
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const formType = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    request: (method, path, { form, ...rest } = {}) =>
      requestCarrier({
        egress,
        carrier: 'Twilio',
        method,
        url: new URL(path, base),
        headers: { authorization, ...(form === undefined ? {} : formType) },
        ...(form === undefined ? {} : { body: formOf(form) }),
        codeOf: (body) => String((body as { code?: unknown } | null)?.code ?? ''),
        ...rest,
      }),
  };
}

/** Encodes fields as a form or a query; a list becomes a repeated field. */
export function formOf(fields: Record<string, string | string[]>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
  return form.toString();
}
