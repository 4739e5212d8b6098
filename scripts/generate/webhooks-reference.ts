import {
  defaultWebhookEvents,
  maxWebhookBytes,
  type WebhookEventDefinition,
  type WebhookEventType,
  webhookEvents,
  webhookEventTypes,
} from '../../contract/src/webhook-events.ts';

/** Instant in the examples. */
const happenedAt = '2026-03-01T09:31:10.000Z';

/** docs/reference/webhooks.md: the request, and every event with an example of its body. */
export function webhooksReference(): string {
  const definitionOf = (type: WebhookEventType): WebhookEventDefinition => webhookEvents[type];
  const service = webhookEventTypes.filter((type) => definitionOf(type).isService);
  const others = webhookEventTypes.filter((type) => !definitionOf(type).isService);
  const isDefault = (type: WebhookEventType) => defaultWebhookEvents.includes(type);
  return [
    '# Webhooks',
    '',
    'Events that [webhooks](../how-to/receive-webhooks.md) receive. Schemas are in the `webhooks` of [openapi.json](../openapi.json).',
    '',
    'This page is generated from `contract/src/webhook-events.ts` by `npm run generate`.',
    '',
    '## Request',
    '',
    '`POST` with `content-type: application/json` and the headers of the webhook.',
    '',
    '| header | |',
    '|---|---|',
    '| `webhook-id` | Id of the event, the same for every attempt and every webhook: deduplicate by it |',
    '| `webhook-timestamp` | Time of the attempt, Unix seconds |',
    '| `webhook-signature` | `v1,` and the base64 HMAC-SHA256 of `{id}.{timestamp}.{body}`; during a rotation two of them, with a space between |',
    '',
    '| field | |',
    '|---|---|',
    '| `type` | The event |',
    '| `timestamp` | When it happened |',
    '| `data` | As below |',
    '| `data.is_shortened` | The body would exceed the limit, so texts, variables or the transcript were left out or cut; the API has the whole resource |',
    '| `data.call.version` | Grows with every change of the call: order by it |',
    '',
    `A body has at most ${maxWebhookBytes / 1000} kB. Fields may be added to \`data\`; ignore those you do not know.`,
    '',
    '## Events',
    '',
    '| event | |',
    '|---|---|',
    ...others.map((type) => `| \`${type}\` | ${definitionOf(type).summary}${isDefault(type) ? ' (default)' : ''} |`),
    '',
    'Service events reach a webhook whatever its `events`:',
    '',
    '| event | |',
    '|---|---|',
    ...service.map((type) => `| \`${type}\` | ${definitionOf(type).summary} |`),
    '',
    '## Examples',
    '',
    ...webhookEventTypes.flatMap((type) => exampleOf(type)),
  ].join('\n');
}

function exampleOf(type: WebhookEventType): string[] {
  const body = { type, timestamp: happenedAt, data: webhookEvents[type].example };
  return [`### \`${type}\``, '', '```json', JSON.stringify(body, null, 2), '```', ''];
}
