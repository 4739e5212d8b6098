import type { ErrorDetail } from '@parley/contract/errors';
import { Refusal } from '#platform/http/refusal.ts';

/** Identical for a webhook of another tenant and one that never existed. */
export const webhookNotFound = () => new Refusal('not_found', 'There is no webhook with this id');

export const webhookVersionMismatch = (found: { expected: number; current: number }) =>
  new Refusal(
    'version_mismatch',
    `The webhook is at version ${found.current}, not ${found.expected}: it was changed since you read it. Read it again and repeat your change`,
    { headers: { etag: `"${found.current}"` } },
  );

export const tooManyWebhooks = (limit: number) =>
  new Refusal('conflict', `This account has ${limit} webhooks, which is the limit; delete one that is no longer used`);

export const belongsToAgent = (what: string) =>
  new Refusal(
    'conflict',
    `${what} of this webhook comes from its agent; change \`webhook_url\` and \`webhook_events\` of the agent instead`,
  );

export const badWebhook = (details: ErrorDetail[]) =>
  new Refusal('invalid_request', `${details[0]?.path}: ${details[0]?.message}`, { details });

export const deliveriesNotFound = (ids: readonly string[]) =>
  new Refusal(
    'not_found',
    `This webhook has no delivery ${ids[0]}${ids.length > 1 ? ` (and ${ids.length - 1} more)` : ''}`,
  );

export const deliveryErased = () =>
  new Refusal('conflict', 'The data of this event were erased, so it cannot be sent again');
