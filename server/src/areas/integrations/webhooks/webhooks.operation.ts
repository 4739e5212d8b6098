import { WebhookId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import { z } from 'zod';
import type { Mailer } from '#areas/platform/mail';
import type { Clock } from '#platform/clock/clock.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { DeliverySender } from './delivery-sender.ts';

/** Dependencies of the webhooks operations beside the request's transaction. */
export interface WebhooksDeps {
  vault: Vault;
  egress: Egress;
  clock: Clock;
  mailer: Mailer;
  /** Base URL of the links in bodies. */
  linkBaseUrl: string;
  /** Sends deliveries; runs in processes with the role `jobs`. */
  sender: DeliverySender;
}

export const operation = operationOf<WebhooksDeps>();

export const webhookParams = z.object({ webhookId: WebhookId });
