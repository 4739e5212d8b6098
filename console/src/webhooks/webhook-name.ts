import type { EndOfCallWebhook } from '../api/schemas.ts';

/** Name of a webhook: its description, else the host it sends to. */
export function webhookName({ description, url }: EndOfCallWebhook): string {
  if (description !== '') return description;
  return URL.canParse(url) ? new URL(url).host : url;
}
