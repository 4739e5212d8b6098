import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

export interface BalanceDeps {
  mailer: Mailer;
}

export const operation = operationOf<BalanceDeps>();
