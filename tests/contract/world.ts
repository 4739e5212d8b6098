import { buildTestApp, type TestApp, type TestTenant } from '../../server/test/build-test-app.ts';
import { createScriptedBrain } from '../../server/test/scripted-brain.ts';
import type { Operation } from '../../server/src/platform/http/operation.ts';

/** A running app with one tenant that has one of everything, to call any operation in. */
export interface World {
  app: TestApp;
  tenant: TestTenant;
  platformKey: string;
  newAgent(): Promise<string>;
  newTrashedAgent(): Promise<string>;
  newSession(agentId: string): Promise<{ id: string; token: string; messageId: string }>;
  close(): Promise<void>;
}

export async function buildWorld(): Promise<World> {
  const unlimited = '10000000';
  const app = await buildTestApp({
    brain: createScriptedBrain((turn) => `Re: ${turn.question}`),
    env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: unlimited, PARLEY_REQUESTS_PER_MINUTE_PER_KEY: unlimited },
  });
  const tenant = await app.createTenant();

  async function newAgent(): Promise<string> {
    const body = { name: 'World', greeting: 'Hi', llm: { headers: { 'x-key': 'a-long-secret-value' } } };
    const { id } = (await tenant.request('POST', '/api/agents', body)).json();
    await tenant.request('PATCH', `/api/agents/${id}`, { prompt: 'second version' });
    return id;
  }

  return {
    app,
    tenant,
    platformKey: await app.createPlatformKey(),
    newAgent,
    async newTrashedAgent() {
      const id = await newAgent();
      await tenant.request('DELETE', `/api/agents/${id}`);
      return id;
    },
    async newSession(agentId) {
      const opened = await app.server.inject({
        method: 'POST',
        url: '/api/chat/sessions',
        payload: { agent_id: agentId },
      });
      const { session_id, session_token, messages } = opened.json();
      return { id: session_id, token: session_token, messageId: messages[0].id };
    },
    close: () => app.close(),
  };
}

/** Puts values into the path of an operation. */
export function fillPath(operation: Pick<Operation<never>, 'path'>, params: Record<string, string>): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Path parameters of an operation, in order. */
export function paramNames(operation: Pick<Operation<never>, 'path'>): string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
