import type { Egress } from '@parley/egress';
import { type CarrierRequest, requestCarrier } from '../carrier-request.ts';
import { TelephonyError } from '../telephony-provider.ts';

/** Telnyx' API v2: JSON both ways, the key as bearer token. */
export interface TelnyxApi {
  request(method: CarrierRequest['method'], path: string, asked?: TelnyxRequestOptions): Promise<unknown>;
  /** Sends a command to a call; Telnyx executes one `command_id` once, so a retry is safe. */
  command(callRef: string, action: string, body: Record<string, unknown> & { command_id: string }): Promise<void>;
}

interface TelnyxRequestOptions {
  json?: unknown;
  isRepeatable?: boolean;
  signal?: AbortSignal;
  mapError?(status: number, code: string): TelephonyError | undefined;
}

/** Error codes of commands to a call that is over. Source: developers.telnyx.com, API errors. */
const overCodes: ReadonlySet<string> = new Set(['90018', '90053', '90055', '90061']);

export function createTelnyxApi(options: {
  egress: Pick<Egress, 'fetch'>;
  apiKey: string;
  /** Default: https://api.telnyx.com. */
  baseUrl?: string;
}): TelnyxApi {
  const base = new URL('/v2/', options.baseUrl ?? 'https://api.telnyx.com');
  const ask: TelnyxApi['request'] = (method, path, { json, ...rest } = {}) =>
    requestCarrier({
      egress: options.egress,
      carrier: 'Telnyx',
      method,
      url: new URL(path, base),
      headers: {
        authorization: `Bearer ${options.apiKey}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      codeOf: firstCode,
      ...rest,
    });
  return {
    request: ask,
    async command(callRef, action, body) {
      await ask('POST', `calls/${encodeURIComponent(callRef)}/actions/${action}`, {
        json: body,
        isRepeatable: true,
        mapError: (_status, code) =>
          overCodes.has(code) ? new TelephonyError('not_found', 'The call is over') : undefined,
      });
    },
  };
}

function firstCode(body: unknown): string {
  const errors = (body as { errors?: unknown } | null)?.errors;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  return String((first as { code?: unknown } | null | undefined)?.code ?? '');
}
