import type { ChatSessionId, UserId } from '@parley/contract/ids';
import type { Role } from '@parley/contract/scopes';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { enqueueChat } from '#areas/conversations/chats';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { createAccounts } from './accounts.ts';
import type { TestApp, TestTenant } from './build-test-app.ts';

/** A signed-in operator of a tenant. */
export interface TestOperator {
  id: UserId;
  token: string;
  /** A request below `/api/chat/operator`; `payload` is sent as JSON. */
  desk(method: InjectOptions['method'], path: string, payload?: unknown): Promise<LightMyRequestResponse>;
}

export async function createOperator(
  app: TestApp,
  tenant: TestTenant,
  options: { role?: Role; name?: string; capacity?: number; status?: 'online' | 'away' | 'offline' } = {},
): Promise<TestOperator> {
  const { role = 'operator', name = 'Astrid', capacity = 5, status = 'online' } = options;
  const { userId, token } = await createAccounts(app).logIn(role, tenant.id);
  const now = app.deps.clock.now();
  await app.deps.db.platform.everywhere
    .insertInto('chat_operators')
    .values({
      tenant_id: tenant.id,
      user_id: userId,
      status,
      capacity,
      display_name: name,
      last_seen_at: now,
      updated_at: now,
    })
    .execute();
  return {
    id: userId,
    token,
    desk: (method, path, payload) =>
      app.server.inject({
        method: method as 'GET',
        url: `/api/chat/operator${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload: payload as object }),
      }),
  };
}

/** A visitor whose chat can be spoken in without a server that listens. */
export interface DeskVisitor {
  id: ChatSessionId;
  /** Where they come from: each from somewhere else, so that none uses up the chats of another. */
  address: string;
  token: string;
  says(text: string): Promise<LightMyRequestResponse>;
  reads(path: string): Promise<LightMyRequestResponse>;
}

let visitors = 0;
function nextAddress(): string {
  visitors += 1;
  return `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
}

/** A chat the agent has. */
export async function openAgentChat(app: TestApp, agentId: string, more: object = {}): Promise<DeskVisitor> {
  const payload = { agent_id: agentId, ...more };
  const remoteAddress = nextAddress();
  const opened = await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload, remoteAddress });
  if (opened.statusCode !== 201) throw new Error(`The chat was not opened: ${opened.body}`);
  const { session_id: id, session_token: token } = opened.json();
  const url = `/api/chat/sessions/${id}`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    address: remoteAddress,
    token,
    says: (text) =>
      app.server.inject({ method: 'POST', url: `${url}/messages`, headers, payload: { text }, remoteAddress }),
    reads: (path) => app.server.inject({ url: `${url}${path}`, headers, remoteAddress }),
  };
}

/** A chat that waits for a person, in which the visitor has said what is given. */
export async function openWaitingChat(
  app: TestApp,
  tenant: TestTenant,
  agentId: string,
  { says = ['Hello?'], reason = 'wants a person', more = {} }: { says?: string[]; reason?: string; more?: object } = {},
): Promise<DeskVisitor> {
  const visitor = await openAgentChat(app, agentId, more);
  const { db, bus, clock, newId } = app.deps;
  const now = clock.now();
  await inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now }, (tx, emit) =>
    enqueueChat({ tx, emit, tenantId: tenant.id, now, newId }, visitor.id, { by: 'visitor', reason }),
  );
  for (const text of says) await visitor.says(text);
  return visitor;
}

/** Names who sees and takes the chats of an agent. */
export async function assignOperators(app: TestApp, agentId: string, ids: readonly UserId[]): Promise<void> {
  await app.deps.db.platform.pool.query(
    `insert into chat_widget_configs (tenant_id, agent_id, config, updated_at)
     select tenant_id, id, jsonb_build_object('operator_ids', $2::jsonb), now() from agents where id = $1
     on conflict (tenant_id, agent_id) do update
       set config = chat_widget_configs.config || excluded.config`,
    [agentId, JSON.stringify(ids)],
  );
}
