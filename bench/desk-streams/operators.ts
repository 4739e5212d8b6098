import { call } from '../shared/api.ts';

/** People of a tenant who answer chats; each with a session of their own. */
export async function hireOperators(
  address: string,
  { key, count }: { key: string; count: number },
): Promise<{ token: string }[]> {
  const hired = [];
  for (let number = 0; number < count; number++) {
    const body = { email: `operator-${number}-${key.slice(-6).toLowerCase()}@example.com`, role: 'operator' };
    const { accept_url: link } = await call<{ accept_url: string }>('POST', `${address}/api/invites`, { key, body });
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
    const { access_token } = await call<{ access_token: string }>('POST', `${address}/api/invites/accept`, {
      body: { token, name: `Operator ${number}`, password: 'a sentence only benches know' },
    });
    hired.push({ token: access_token });
  }
  return hired;
}

/** A separate tenant with a chat agent, and its key. */
export async function openTenant(address: string, platformKey: string): Promise<{ key: string; agentId: string }> {
  const made = await call<{ api_key: { secret: string } }>('POST', `${address}/api/tenants`, {
    key: platformKey,
    body: { name: 'Idle' },
  });
  const key = made.api_key.secret;
  const agent = await call<{ id: string }>('POST', `${address}/api/agents`, { key, body: { name: 'Idle' } });
  await call('PUT', `${address}/api/chat/widget/${agent.id}/config`, { key, body: { sessions_per_hour: 100_000 } });
  return { key, agentId: agent.id };
}
