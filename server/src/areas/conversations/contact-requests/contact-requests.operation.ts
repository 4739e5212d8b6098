import { ContactRequestId } from '@parley/contract/ids';
import { z } from 'zod';
import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { Mailer } from '#areas/platform/mail';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies of the contact request operations beside the database. */
export interface ContactRequestsDeps {
  widgetConfigs: WidgetConfigCache;
  /** Sends replies. */
  mailer: Mailer;
}

export const operation = operationOf<ContactRequestsDeps>();

export const contactRequestParams = z.object({ requestId: ContactRequestId });
