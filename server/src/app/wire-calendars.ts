import type { TenantId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import { CalendarProviderError } from '#areas/agents/calendar-accounts';
import {
  type ConnectedCalendars,
  createBuiltInAccount,
  createConnectedCalendars,
  type OpenAccount,
} from '#areas/agents/calendar-connections';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import { openSecrets } from '#platform/oauth/connection-secrets.ts';
import type { ConnectionRow } from '#platform/oauth/connections.queries.ts';
import { OAuthError } from '#platform/oauth/oauth-error.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { createCalDavAccount } from '../providers/calendar/caldav/caldav-account.ts';
import { createGoogleAccount } from '../providers/calendar/google/google-account.ts';
import { createMicrosoftAccount } from '../providers/calendar/microsoft/microsoft-account.ts';
import type { TokenSource } from '../providers/calendar/token-source.ts';

/** Calendars of connected accounts, joined to the providers that speak to them. */
export function wireCalendars(parts: {
  db: Database;
  egress: Egress;
  sealer: Sealer;
  clock: Clock;
  tokens: AccessTokens;
  /** Addresses of a test's vendors. */
  addresses: Partial<Record<string, string>> | undefined;
  log: Logger;
}): ConnectedCalendars {
  const { db, egress, sealer, clock, tokens, addresses = {}, log } = parts;

  const open: OpenAccount = (connection) => {
    switch (connection.provider) {
      case 'builtin':
        return createBuiltInAccount(connection, { db });
      case 'google':
        return createGoogleAccount({ url: addresses['google'] }, { egress, tokens: sourceOf(tokens, connection) });
      case 'microsoft':
        return createMicrosoftAccount(
          { url: addresses['microsoft'] },
          { egress, tokens: sourceOf(tokens, connection) },
        );
      default: {
        const { url = '', username = '' } = connection.settings as Record<string, string>;
        const { password = '' } = openSecrets<{ password: string }>(sealer, connection);
        return createCalDavAccount({ url, username, password }, { egress, now: () => clock.now() });
      }
    }
  };
  return createConnectedCalendars({ db, clock, log, open });
}

function sourceOf(
  tokens: AccessTokens,
  { tenantId, id }: Pick<ConnectionRow, 'id'> & { tenantId: TenantId },
): TokenSource {
  return {
    async use(refused) {
      try {
        const asked = { tenantId, connectionId: id, ...(refused === undefined ? {} : { refused }) };
        return (await tokens.use(asked)).accessToken;
      } catch (cause) {
        if (!(cause instanceof OAuthError)) throw cause;
        const fault = cause.code === 'revoked' ? 'unauthorized' : 'unavailable';
        throw new CalendarProviderError(fault, cause.message, { cause });
      }
    },
  };
}
