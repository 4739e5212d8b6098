import { z } from 'zod';
import { PushSubscriptionId } from '../ids.ts';
import { nameOf } from '../names.ts';

/** Device on which a person gets notifications while no console is open. */
export const PushSubscription = z
  .object({
    id: PushSubscriptionId,
    device: z.string().meta({ description: 'Name of the device, as its browser calls itself' }),
    shows_content: z.boolean().meta({ description: 'Names and words of visitors are in the notifications' }),
    endpoint_hash: z.string().meta({
      description: 'Hex SHA-256 of the address, by which a browser knows its own subscription',
    }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PushSubscription' });
export type PushSubscription = z.infer<typeof PushSubscription>;

/** Devices of a person, and the key with which a browser subscribes. */
export const PushSubscriptions = z
  .object({
    data: z.array(PushSubscription),
    public_key: z.string().meta({ description: 'VAPID key of this installation, base64url' }),
  })
  .meta({ id: 'PushSubscriptions' });

/** Subscription as `PushManager.subscribe` returns it. */
export const NewPushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}=?$/)
      .meta({ description: 'Public key of the browser, base64url' }),
    auth: z
      .string()
      .regex(/^[A-Za-z0-9_-]{22}(?:==)?$/)
      .meta({ description: 'Secret of the browser, base64url' }),
  }),
  device: nameOf(120),
  shows_content: z.boolean().default(true),
});
