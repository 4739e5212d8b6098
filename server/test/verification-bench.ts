import type { ChatVerification } from '@parley/contract/resources/chat-verification';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from './build-test-app.ts';
import { createChatAgent, listen, openChat, type Visitor } from './visitor.ts';

export interface VerificationAnswer {
  status: number;
  body: ChatVerification & { error: string; message: string; details: { path: string; code: string }[] };
  headers: Headers;
}

/** The application as visitors who prove who they are meet it; emails are kept, so codes can be read. */
export interface VerificationBench {
  app: TestApp;
  clock: TestClock;
  /** A unique email address as a visitor would type it. */
  newAddress(): string;
  /** A chat with an agent of the tenant whose widget is set so. */
  chatWith(tenant: TestTenant, widget: object, more?: object): Promise<Visitor>;
  agentWith(tenant: TestTenant, widget: object, more?: object): Promise<string>;
  open(agentId: string, more?: object): Promise<Visitor>;
  status(visitor: Visitor): Promise<VerificationAnswer>;
  /** By email, unless `body` says otherwise. */
  start(visitor: Visitor, body: object): Promise<VerificationAnswer>;
  confirm(visitor: Visitor, code: string): Promise<VerificationAnswer>;
  letters(to: string): Promise<{ subject: string; text: string }[]>;
  /** The code in the newest email to an address. */
  codeSentTo(to: string): Promise<string>;
  /** Proves an address of the visitor's; gives the address. */
  verify(visitor: Visitor): Promise<string>;
  stored(visitor: Visitor): Promise<{ identity: Record<string, string> | null; status: string; handoff_by: string }>;
  close(): Promise<void>;
}

/** A code that is not this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export async function openVerificationBench(): Promise<VerificationBench> {
  const clock = createTestClock(new Date('2026-03-02T09:00:00Z'));
  const app = await buildTestApp({ clock, env: { PARLEY_EGRESS_ALLOW: '127.0.0.0/8' } });
  const base = await listen(app);
  const headers = { 'x-api-key': await app.createPlatformKey() };
  let addresses = 0;

  async function ask(visitor: Visitor, path = '', body?: object): Promise<VerificationAnswer> {
    const response = await fetch(`${base}/api/chat/sessions/${visitor.sessionId}/verification${path}`, {
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as VerificationAnswer['body'];
    return { status: response.status, body: answer, headers: response.headers };
  }
  async function agentWith(tenant: TestTenant, widget: object, more: object = {}): Promise<string> {
    const agentId = await createChatAgent(tenant, { name: 'Reception', ...more });
    const answer = await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, widget);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return agentId;
  }
  async function letters(to: string): Promise<{ subject: string; text: string }[]> {
    const list = await app.server.inject({ url: `/api/admin/mail?to=${encodeURIComponent(to)}`, headers });
    const found = list.json().data as { id: string }[];
    const read = (id: string) => app.server.inject({ url: `/api/admin/mail/${id}`, headers });
    return Promise.all(found.map(async ({ id }) => (await read(id)).json()));
  }
  const newAddress = () => `Ada.${(addresses += 1)}@Example.com`;
  const start: VerificationBench['start'] = (visitor, body) => ask(visitor, '', { method: 'email_otp', ...body });
  const confirm = (visitor: Visitor, code: string) => ask(visitor, '/confirm', { code });
  const codeSentTo = async (to: string) => /\b\d{6}\b/.exec((await letters(to))[0]?.text ?? '')?.[0] ?? '';

  return {
    app,
    clock,
    newAddress,
    agentWith,
    open: (agentId, more = {}) => openChat(base, agentId, more),
    chatWith: async (tenant, widget, more) => openChat(base, await agentWith(tenant, widget, more)),
    status: (visitor) => ask(visitor),
    start,
    confirm,
    letters,
    codeSentTo,
    async verify(visitor) {
      const target = newAddress().toLowerCase();
      await start(visitor, { target });
      await confirm(visitor, await codeSentTo(target));
      return target;
    },
    async stored(visitor) {
      const { rows } = await app.deps.db.platform.pool.query(
        'select identity, status, handoff_by from chat_sessions where id = $1',
        [visitor.sessionId],
      );
      return rows[0];
    },
    close: () => app.close(),
  };
}
