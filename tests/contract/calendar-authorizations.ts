import { startOAuthVendor } from '../../server/src/platform/oauth/testing/oauth-vendor.ts';
import type { TestApp } from '../../server/test/build-test-app.ts';
import { createPerson, logInAs, send } from '../../server/test/people.ts';
import type { SpecialRequest } from './special-requests.ts';

/** A vendor at which calendars are connected. */
export const startGrantor = () => startOAuthVendor({ clientId: 'parley', clientSecret: 'client-secret' });

/** Authorizations of calendars: begun in a session; the vendor sends the browser back with the state. */
export function calendarAuthorizations(app: TestApp): Record<string, SpecialRequest> {
  const begin = (tenantId: string) => async () => {
    const person = await createPerson(app, { tenants: [{ id: tenantId as never, role: 'owner' }] });
    return (await logInAs(app, person)).access_token;
  };
  const started: SpecialRequest = async (owner) => ({
    credentials: { authorization: `Bearer ${await begin(owner.tenant.id)()}` },
  });
  const finished =
    (vendor: string): SpecialRequest =>
    async (owner) => {
      const token = await begin(owner.tenant.id)();
      const begun = await send(app, 'GET', `/api/calendar/${vendor}/auth-url`, { token });
      const state = new URL(begun.json().url).searchParams.get('state') ?? '';
      const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
      return { query: `?state=${encodeURIComponent(state)}&error=access_denied`, headers: { cookie } };
    };
  return {
    getGoogleCalendarAuthorization: started,
    getMicrosoftCalendarAuthorization: started,
    finishGoogleCalendarAuthorization: finished('google'),
    finishMicrosoftCalendarAuthorization: finished('microsoft'),
  };
}
