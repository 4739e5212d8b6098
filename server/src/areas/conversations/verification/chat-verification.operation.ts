import { ChatSessionId } from '@parley/contract/ids';
import { z } from 'zod';
import type { WidgetConfigCache } from '#areas/conversations/widget';
import type { Mailer } from '#areas/platform/mail';
import type { TextMessageParts } from '#areas/telephony/text-messages';
import type { Bus } from '#platform/bus/bus.ts';
import { operationOf } from '#platform/http/operation.ts';
import type { Codes } from './codes.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Dependencies of the verification operations beside the database. */
export interface ChatVerificationDeps {
  bus: Bus;
  widgetConfigs: WidgetConfigCache;
  codes: Codes;
  mailer: Mailer;
  /** Carriers that send text messages; empty when there are none. */
  texts: TextMessageParts;
  identityProviders: readonly IdentityProvider[];
}

export const operation = operationOf<ChatVerificationDeps>();

export const sessionParams = z.object({ sessionId: ChatSessionId });

/** Session id in the examples of the API document. */
export const exampleSessionId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20';
