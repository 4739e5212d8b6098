import type { AgentId } from '@parley/contract/ids';
import { weekdays } from '@parley/contract/resources/calendar';
import type { TestTenant } from './build-test-app.ts';

/** Every day from nine to twelve, in half hours, an hour's notice. */
export const mornings = {
  timezone: 'Europe/Stockholm',
  weekly_hours: Object.fromEntries(weekdays.map((day) => [day, [{ from: '09:00', to: '12:00' }]])),
  country: 'SE',
};

/** An agent with a calendar; `config` over that of `mornings`. */
export async function agentWithCalendar(tenant: TestTenant, config: Record<string, unknown> = {}): Promise<AgentId> {
  const agent = (await tenant.request('POST', '/api/agents', { name: 'Front desk' })).json();
  const answer = await tenant.request('PUT', `/api/agents/${agent.id}/calendar`, { ...mornings, ...config });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return agent.id;
}

/** Every hour of every day for many at once, so that every booking succeeds. */
export const alwaysOpen = {
  ...mornings,
  weekly_hours: Object.fromEntries(weekdays.map((day) => [day, [{ from: '00:00', to: '24:00' }]])),
  capacity: 100,
  notice_minutes: 0,
};
