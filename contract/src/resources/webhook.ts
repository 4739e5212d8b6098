import { z } from 'zod';
import { AgentId, WebhookDeliveryId, WebhookId } from '../ids.ts';
import { mergePatchOf } from '../merge-patch.ts';
import { rules } from '../rules.ts';
import { subscribableTypes, webhookEventTypes } from '../webhook-events.ts';

const once = <Value>(values: readonly Value[]) => new Set(values).size === values.length;

const SubscribableEvent = z.enum(subscribableTypes);

const WebhookUrl = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .meta({ description: 'Where events are posted', examples: ['https://crm.example.com/parley'] });

export const WebhookInclude = z.enum(['transcript']);
export type WebhookInclude = z.infer<typeof WebhookInclude>;

const HeaderName = z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, rules.header_name);

const webhookFields = {
  url: WebhookUrl,
  description: z.string().trim().max(200).default(''),
  is_active: z.boolean().default(true).meta({
    description: 'False: events are kept as `missed` for 30 days and can be sent later',
  }),
  agent_ids: z
    .array(AgentId)
    .min(1)
    .max(200)
    .refine(once, rules.agent_once)
    .nullable()
    .default(null)
    .meta({ description: 'Only events of these agents; null: of all, and of none in particular' }),
  events: z
    .array(SubscribableEvent)
    .min(1)
    .max(webhookEventTypes.length)
    .refine(once, rules.event_once)
    .default(['call.ended', 'call.analyzed'])
    .meta({
      description: 'Which events are sent. `ping`, `webhook.disabled` and `webhook.secret_rotated` come anyway',
    }),
  include: z
    .array(WebhookInclude)
    .max(1)
    .default([])
    .meta({ description: '`transcript`: in `call.ended` and `call.analyzed` while it fits; otherwise a link' }),
  headers: z
    .record(HeaderName, z.string().max(2000))
    .refine((headers) => Object.keys(headers).length <= 20, rules.headers_max)
    .default({})
    .meta({
      description: 'Sent with every event. Values that look like secrets are stored sealed and shown as a mask',
      examples: [{ 'X-Source': 'parley' }],
    }),
};

export const CreateEndOfCallWebhookRequest = z
  .strictObject(webhookFields)
  .meta({ id: 'CreateEndOfCallWebhookRequest' });
export type CreateEndOfCallWebhookRequest = z.infer<typeof CreateEndOfCallWebhookRequest>;

/** JSON merge patch: null brings a default back; a header of null is removed. */
export const UpdateEndOfCallWebhookRequest = mergePatchOf(z.strictObject(webhookFields)).meta({
  id: 'UpdateEndOfCallWebhookRequest',
});

/** Settings of a webhook, after defaults. */
export const WebhookSettings = z.strictObject(webhookFields);
export type WebhookSettings = z.infer<typeof WebhookSettings>;

export const webhookStates = ['active', 'failing', 'inactive', 'disabled'] as const;

export const EndOfCallWebhook = z
  .object({
    id: WebhookId,
    version: z.int(),
    ...webhookFields,
    source: z
      .enum(['account', 'agent'])
      .meta({ description: "`agent`: made from an agent's `webhook_url` and `webhook_events`" }),
    source_agent_id: AgentId.nullable(),
    state: z.enum(webhookStates).meta({
      description:
        '`failing`: the last attempts failed. `inactive`: switched off. `disabled`: switched off by Parley, see `disabled_reason`',
    }),
    failing_since: z.iso.datetime().nullable(),
    disabled_at: z.iso.datetime().nullable(),
    disabled_reason: z
      .enum(['failing', 'gone'])
      .nullable()
      .meta({ description: '`failing`: for five days. `gone`: the receiver answered 410' }),
    secret_hint: z.string().meta({ description: 'Last four characters of the secret' }),
    previous_secret_valid_until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'After a rotation: until then the previous secret signs too' }),
    missed_deliveries: z.int().meta({ description: 'Events kept while it was off, at most 1000 counted' }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'EndOfCallWebhook' });
export type EndOfCallWebhook = z.infer<typeof EndOfCallWebhook>;

const Secret = z.string().meta({ description: '`whsec_` and base64; shown once' });

export const EndOfCallWebhookCreated = EndOfCallWebhook.extend({ secret: Secret }).meta({
  id: 'EndOfCallWebhookCreated',
});

export const WebhookSecretRotated = z
  .object({
    secret: Secret,
    secret_hint: z.string(),
    previous_valid_until: z.iso.datetime().nullable().meta({ description: 'Null: the previous secret ended at once' }),
  })
  .meta({ id: 'WebhookSecretRotated' });

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed', 'missed', 'erased'] as const;
export const WebhookDeliveryState = z.enum(webhookDeliveryStates);
export type WebhookDeliveryState = z.infer<typeof WebhookDeliveryState>;

const Ms = z.number().nullable();

/** One request of a delivery: what was sent and what came. */
export const WebhookAttempt = z
  .object({
    at: z.iso.datetime(),
    is_redelivery: z.boolean().meta({ description: 'Sent by hand; counts neither as a try nor to health' }),
    url: z.string(),
    request_headers: z.record(z.string(), z.string()).meta({ description: 'As sent; secret values masked' }),
    status: z.int().nullable().meta({ description: 'HTTP status; null: no answer came' }),
    error: z
      .object({
        code: z
          .string()
          .meta({ examples: ['timeout', 'connection_failed', 'dns_failed', 'tls_failed', 'blocked_address'] }),
        message: z.string(),
      })
      .nullable(),
    response_body: z.string().meta({ description: 'First 2 KB' }),
    dns_ms: Ms.meta({ description: 'Null, like `connect_ms` and `tls_ms`: the connection was open already' }),
    connect_ms: Ms,
    tls_ms: Ms,
    first_byte_ms: Ms.meta({ description: 'From the start to the first byte of the answer' }),
    total_ms: z.number(),
  })
  .meta({ id: 'WebhookAttempt' });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** An event on its way to one webhook. */
export const WebhookDelivery = z
  .object({
    id: WebhookDeliveryId,
    event_id: z.guid().meta({ description: 'The `webhook-id` header; the same for every try and webhook' }),
    type: z.enum(webhookEventTypes),
    subject_id: z.guid().nullable().meta({ description: 'Id of the call or chat' }),
    state: WebhookDeliveryState.meta({
      description:
        '`failed`: all ten tries failed. `missed`: the webhook was off. `erased`: the data of the call were erased before it was sent',
    }),
    tries: z.int().meta({ description: 'Scheduled tries made, at most 10' }),
    next_try_at: z.iso.datetime().nullable(),
    is_redelivering: z.boolean().meta({ description: 'A redelivery waits to be sent' }),
    delivered_at: z.iso.datetime().nullable(),
    body: z.string().nullable().meta({ description: 'Body as signed; null: erased' }),
    attempts: z.array(WebhookAttempt).meta({ description: 'Oldest first' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookTestResult = z
  .object({
    delivered: z.boolean(),
    delivery_id: WebhookDeliveryId,
    attempt: WebhookAttempt,
  })
  .meta({ id: 'WebhookTestResult' });

export const RedeliverWebhooks = z
  .union([
    z.strictObject({ delivery_ids: z.array(WebhookDeliveryId).min(1).max(200) }),
    z.strictObject({
      from: z.iso.datetime({ offset: true }).meta({ description: 'Deliveries created at or after this instant' }),
      to: z.iso.datetime({ offset: true }).meta({ description: 'Deliveries created before this instant' }),
      status: z
        .enum(['failed', 'missed', 'delivered'])
        .default('failed')
        .meta({ description: 'Which deliveries of the period' }),
    }),
  ])
  .refine((wanted) => !('from' in wanted) || Date.parse(wanted.from) < Date.parse(wanted.to), {
    path: ['to'],
    message: rules.later_than_from,
  })
  .meta({ id: 'RedeliverWebhooks' });
export type RedeliverWebhooks = z.infer<typeof RedeliverWebhooks>;

export const WebhooksRedelivered = z
  .object({
    queued: z.int().meta({ description: 'Deliveries that are sent again, once each' }),
    has_more: z.boolean().meta({ description: 'More than 1000 were found; ask again for the rest' }),
  })
  .meta({ id: 'WebhooksRedelivered' });
