import { storeServer } from '../../server/src/areas/platform/mail/mail-server.queries.ts';
import type { TestApp } from '../../server/test/build-test-app.ts';
import type { SpecialRequest } from './special-requests.ts';

/** Requests of the mail server's operations, with the real one at `port` of this machine. */
export function mailServerRequests(app: TestApp, port: number): Record<string, SpecialRequest> {
  const server = { host: '127.0.0.1', port, security: 'none' as const, user: null };
  return {
    setMailServer: async () => ({ body: { ...server, from_address: 'desk@example.com', test_to: 'ada@example.com' } }),
    deleteMailServer: async () => {
      const from = { name: 'Front desk', address: 'desk@example.com' };
      const setAt = app.deps.clock.now().toISOString();
      await app.deps.db.platform.inPlatform((tx) => storeServer(tx, { ...server, sealedPassword: null, from, setAt }));
      return {};
    },
  };
}
