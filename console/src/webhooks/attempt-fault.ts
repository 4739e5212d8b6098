import type { WebhookAttempt } from '../api/schemas.ts';

const byError = {
  timeout: 'timeout',
  connection_failed: 'connection_failed',
  dns_failed: 'dns_failed',
  tls_failed: 'tls_failed',
  blocked_address: 'blocked',
  blocked_port: 'blocked',
  blocked_scheme: 'blocked',
  invalid_url: 'blocked',
} as const;

const byStatus = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not_found',
  405: 'not_found',
  410: 'gone',
  429: 'too_many',
} as const;

type Fault = (typeof byError)[keyof typeof byError] | (typeof byStatus)[keyof typeof byStatus] | RestOfFaults;
type RestOfFaults = 'receiver_failed' | 'redirected' | 'refused';

/** Reason why an attempt failed, for its explanation; null for a success. */
export function faultOf({ error, status }: Pick<WebhookAttempt, 'error' | 'status'>): Fault | null {
  if (error !== null) {
    return Object.hasOwn(byError, error.code) ? byError[error.code as keyof typeof byError] : 'connection_failed';
  }
  if (status === null) return 'connection_failed';
  if (status >= 200 && status < 300) return null;
  if (status >= 500) return 'receiver_failed';
  if (status < 400) return 'redirected';
  return Object.hasOwn(byStatus, status) ? byStatus[status as keyof typeof byStatus] : 'refused';
}
