import { AgentConfig } from '@parley/contract/resources/agent';
import { issueEmailChange } from '../../server/src/areas/accounts/auth/email-change.queries.ts';
import { issueUserToken } from '../../server/src/areas/accounts/users/index.ts';
import { issueRuntimeToken } from '../../server/src/areas/agents/tool-runs/index.ts';
import type { Accounts } from '../../server/test/accounts.ts';
import type { TestApp } from '../../server/test/build-test-app.ts';
import { offerSdp } from '../../server/test/offer-sdp.ts';
import { createPerson, logInAs, send, testPassword } from '../../server/test/people.ts';
import { codeOf } from '../../server/test/second-factor.ts';
import { openCall, pastCall } from '../../server/test/test-calls.ts';
import { calendarAuthorizations } from './calendar-authorizations.ts';
import type { GoodRequest } from './good-requests.ts';
import type { Owner } from './owner.ts';

/** Differences from an example with existing ids. */
export type SpecialRequest = (owner: Owner) => Promise<Partial<GoodRequest>>;

/** bcrypt of `tulip42`, as an older system would have left it. */
const oldHash = '$2b$04$pMOxzqx9shzM5SVvVaoG1OXW6JOKc/brGHLKcQNdrKgQf2TxSUffC';

/** Requests of operations whose proof or subject must be made first: of people who come in, and of pages. */
export function specialRequests(app: TestApp, accounts: Accounts): Record<string, SpecialRequest> {
  const { db, clock } = app.deps;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  let names = 0;

  const loggedIn = async () => {
    const person = await createPerson(app);
    return { person, token: (await logInAs(app, person)).access_token };
  };
  const userToken = async (kind: 'password_reset' | 'email_verification') => {
    const person = await createPerson(app);
    return db.platform.inPlatform((tx) => issueUserToken(tx, { userId: person.id, kind, now: clock.now() }));
  };
  /** A user with a second factor, authenticated by recovery codes, since a TOTP code is valid once. */
  const withSecondFactor = async () => {
    const { person, token } = await loggedIn();
    const post = (path: string, payload: unknown) =>
      send(app, 'POST', `/api/auth/two-factor/${path}`, { payload, token });
    const { secret } = (await post('setup', { password: testPassword })).json();
    const { recovery_codes } = (await post('enable', { code: codeOf(secret) })).json();
    return { person, token, code: recovery_codes[0] as string };
  };
  const invited = async (owner: Owner) => {
    const body = { email: `guest-${app.deps.newId()}@example.com`, role: 'viewer' };
    const answer = (await owner.tenant.request('POST', '/api/invites', body)).json();
    return new URLSearchParams(new URL(answer.accept_url).hash.slice(1)).get('token') ?? '';
  };

  return {
    async signUp() {
      const body = {
        email: `new-${(names += 1)}@example.com`,
        password: testPassword,
        name: 'New',
        tenant_name: 'New',
      };
      return { body };
    },
    async dispatchEndOfCall(owner) {
      const { id } = await pastCall(app, owner.tenant.id, { phoneNumber: '+46701234567' });
      return { body: { call_id: id, integration_ids: [await owner.connection()] } };
    },
    async executeIntegrationAction(owner) {
      const connectionId = await owner.connection();
      const agentId = (await owner.tenant.request('POST', '/api/agents', { name: 'In a call' })).json().id;
      const path = `/api/agents/${agentId}/integrations/${connectionId}`;
      await owner.tenant.request('PUT', path, { actions: ['find_contact'] });
      const agent = { id: agentId, version: 1, config: AgentConfig.parse({ name: 'In a call' }) };
      const { id: callId } = await openCall(app, owner.tenant.id, { agent });
      const { signer } = app.deps.keyring;
      const { token } = issueRuntimeToken(signer, { tenantId: owner.tenant.id, callId }, app.deps.clock.now());
      const body = { connection_id: connectionId, action: 'find_contact', arguments: { phone: '+46701234567' } };
      return { body, credentials: bearer(token) };
    },
    createCalendarConnection: async () => ({ body: { provider: 'builtin', name: 'Room 4' } }),
    ...calendarAuthorizations(app),
    verifyEmail: async () => ({ body: { token: (await userToken('email_verification')).token } }),
    logIn: async () => ({ body: { email: (await createPerson(app)).email, password: testPassword } }),
    async logInWithSecondFactor() {
      const { person, code } = await withSecondFactor();
      const payload = { email: person.email, password: testPassword };
      const { challenge_token } = (await send(app, 'POST', '/api/auth/login', { payload })).json();
      return { body: { challenge_token, code } };
    },
    async finishIntegrationAuthorization(owner) {
      const person = await createPerson(app, { tenants: [{ id: owner.tenant.id, role: 'admin' }] });
      const { access_token: token } = await logInAs(app, person);
      const begun = await send(app, 'GET', '/api/integrations/providers/hubspot/oauth/authorize', { token });
      const state = new URL(begun.json().url).searchParams.get('state') ?? '';
      const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
      return { params: { provider: 'hubspot' }, query: `?state=${state}&code=world`, credentials: { cookie } };
    },
    async refreshSession() {
      const { refresh_token } = await logInAs(app, await createPerson(app));
      return { body: { refresh_token } };
    },
    updatePassword: async () => ({
      body: { reset_token: (await userToken('password_reset')).token, new_password: 'another sentence of tests' },
    }),
    async migratePassword() {
      const { email } = await createPerson(app, { passwordHash: oldHash });
      return { body: { email, old_password: 'tulip42', new_password: testPassword } };
    },
    async switchTenant(owner) {
      const person = await createPerson(app, { tenants: [{ id: owner.tenant.id, role: 'viewer' }] });
      const { access_token } = await logInAs(app, person);
      return { body: { tenant_id: owner.tenant.id }, credentials: bearer(access_token) };
    },
    async enterTenant(owner) {
      const person = await createPerson(app, { isPlatformAdmin: true });
      const { access_token } = await logInAs(app, person);
      return { params: { tenantId: owner.tenant.id }, body: {}, credentials: bearer(access_token) };
    },
    async leaveTenant(owner) {
      const person = await createPerson(app, { isPlatformAdmin: true });
      const { access_token } = await logInAs(app, person);
      const path = `/api/admin/tenants/${owner.tenant.id}/enter`;
      const entered = (await send(app, 'POST', path, { payload: {}, token: access_token })).json();
      return { params: { tenantId: owner.tenant.id }, credentials: bearer(entered.access_token) };
    },
    async setUpSecondFactor() {
      return { body: { password: testPassword }, credentials: bearer((await loggedIn()).token) };
    },
    async enableSecondFactor() {
      const { token } = await loggedIn();
      const payload = { password: testPassword };
      const { secret } = (await send(app, 'POST', '/api/auth/two-factor/setup', { payload, token })).json();
      return { body: { code: codeOf(secret) }, credentials: bearer(token) };
    },
    async disableSecondFactor() {
      const { token, code } = await withSecondFactor();
      return { body: { password: testPassword, code }, credentials: bearer(token) };
    },
    async renewRecoveryCodes() {
      const { token, code } = await withSecondFactor();
      return { body: { password: testPassword, code }, credentials: bearer(token) };
    },
    async requestEmailChange() {
      const new_email = `moved-${(names += 1)}@example.com`;
      return { body: { new_email, password: testPassword }, credentials: bearer((await loggedIn()).token) };
    },
    async confirmEmailChange() {
      const { id: userId } = await createPerson(app);
      const email = `moved-${(names += 1)}@example.com`;
      const change = { userId, email, now: clock.now() };
      const { token } = await db.platform.inPlatform((tx) => issueEmailChange(tx, change));
      return { body: { token } };
    },
    inspectInvite: async (owner) => ({ body: { token: await invited(owner) } }),
    acceptInvite: async (owner) => ({
      body: { token: await invited(owner), name: 'Guest', password: testPassword },
    }),
    async getPlatformAdminStatus(owner) {
      const { email } = await createPerson(app, { tenants: [{ id: owner.tenant.id, role: 'viewer' }] });
      return { query: `?email=${encodeURIComponent(email)}` };
    },
    // A reseller used only here: rotation revokes the key.
    async impersonateCustomer(owner) {
      const { userId } = await owner.reseller.staff('staff');
      return { params: { customerId: await owner.customer() }, body: { reason: 'Ticket 4711', staff_id: userId } };
    },
    async startImpersonation(owner) {
      const staff = await owner.reseller.staff('staff');
      const url = `/api/reseller/customers/${await owner.customer()}/impersonate`;
      const link = await send(app, 'POST', url, { payload: { reason: 'Ticket 4711' }, token: staff.token });
      return { body: { token: link.json().token }, credentials: bearer(staff.token) };
    },
    async endImpersonation(owner) {
      const staff = await owner.reseller.staff('staff');
      const url = `/api/reseller/customers/${await owner.customer()}/impersonate`;
      const link = await send(app, 'POST', url, { payload: { reason: 'Ticket 4711' }, token: staff.token });
      const payload = { token: link.json().token };
      const entered = await send(app, 'POST', '/api/auth/impersonation', { payload, token: staff.token });
      return { credentials: bearer(entered.json().access_token) };
    },
    rotateOwnResellerKey: async () => ({ body: {}, credentials: { 'x-api-key': (await accounts.newReseller()).own } }),
    // The path names no chat: its token does.
    async createContactRequest(owner) {
      const { token } = await owner.chat(await owner.agent());
      const body = { name: 'Nils', email: 'nils@example.com', message: 'Please call me.' };
      return { body, credentials: bearer(token) };
    },
    async receiveIdentityCallback(owner) {
      const { callbackToken, authRequestId } = await owner.calledBack('oidc-ciba');
      const params = { provider: 'oidc-ciba' };
      return { params, body: { auth_req_id: authRequestId }, credentials: bearer(callbackToken) };
    },
    async finishIdentityLink(owner) {
      const { callbackToken } = await owner.calledBack('oidc');
      return { params: { provider: 'oidc' }, query: `?state=${callbackToken}&code=code` };
    },
    async offerWebVoice(owner) {
      const session = await owner.voiceSession(await owner.agent());
      return { params: { callId: session.id }, body: await offerSdp() };
    },
    async answerWebVoiceToolCall(owner) {
      const session = await owner.voiceSession(await owner.agent());
      await openCall(app, owner.tenant.id, { id: session.id as never });
      const toolCallId = await owner.waitingToolCall({ callId: session.id });
      return { params: { callId: session.id, toolCallId }, body: { result: { done: true } } };
    },
  };
}
