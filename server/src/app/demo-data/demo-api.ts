import { AgentConfig } from '@parley/contract/resources/agent';
import { appointmentGraph } from './appointment-graph.ts';
import { type BusinessName, businesses } from './businesses.ts';
import type { DemoAgent } from './write-calls.ts';

/** A refusal of the running Parley. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/** The API of the running Parley, with a key of the demo account. */
export class DemoApi {
  readonly #address: string;
  readonly #key: string;

  constructor(address: string, key: string) {
    this.#address = address;
    this.#key = key;
  }

  get(path: string): Promise<Record<string, unknown>> {
    return this.#request('GET', path);
  }

  send(
    method: 'POST' | 'PUT' | 'PATCH',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Record<string, unknown>> {
    return this.#request(method, path, JSON.stringify(body), headers);
  }

  delete(path: string): Promise<Record<string, unknown>> {
    return this.#request('DELETE', path);
  }

  async #request(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Record<string, unknown>> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.#address}${path}`, {
      method,
      headers: { 'x-api-key': this.#key, ...type, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    if (!answer.ok)
      throw new DemoRefused(`${method} ${path} was answered with ${answer.status}: ${text.slice(0, 500)}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  }
}

/** Creates the agents of the businesses with their widgets, calendars and knowledge. */
export async function createAgents(api: DemoApi): Promise<Record<BusinessName, DemoAgent>> {
  return {
    workshop: await createAgent(api, 'workshop'),
    clinic: await createAgent(api, 'clinic'),
    hotel: await createAgent(api, 'hotel'),
  };
}

async function createAgent(api: DemoApi, name: BusinessName): Promise<DemoAgent> {
  const { agent, quickQuestions, knowledge } = businesses[name];
  const created = await api.send('POST', '/api/agents', agent);
  const id = String(created['id']);
  await api.send('PATCH', `/api/chat/widget/${id}/config`, { quick_questions: quickQuestions });
  if (knowledge) await api.send('POST', `/api/agents/${id}/knowledge-base/texts`, knowledge);
  return { id: id as DemoAgent['id'], version: 1, config: AgentConfig.parse(agent) };
}

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const bookedNames = ['Karin Dahl', 'Oscar Weber', 'Elena Rossi', 'Peter Novak', 'Sofia Martin', 'Lars Hansen'] as const;

/** Gives the clinic a calendar with bookings among its next free times. */
export async function createCalendar(api: DemoApi, clinic: DemoAgent): Promise<void> {
  const hours = Object.fromEntries(workdays.map((day) => [day, [{ from: '08:00', to: '17:00' }]]));
  await api.send('PUT', `/api/agents/${clinic.id}/calendar`, { weekly_hours: hours });
  const slots = (await api.get(`/api/agents/${clinic.id}/calendar/slots?limit=60`))['data'] as { starts_at: string }[];
  for (const [index, name] of bookedNames.entries()) {
    const slot = slots[3 + index * 7];
    if (!slot) return;
    const customer = { name, phone: `+13125550${150 + index}` };
    await api.send('POST', `/api/agents/${clinic.id}/calendar/bookings`, { starts_at: slot.starts_at, customer });
  }
}

/** Creates, publishes and assigns a workflow that makes appointments. */
export async function createWorkflow(api: DemoApi, clinic: DemoAgent): Promise<void> {
  const workflow = await api.send('POST', '/api/workflows', { name: 'Appointment', draft: appointmentGraph });
  await api.send('POST', `/api/workflows/${String(workflow['id'])}/publish`, { note: 'First version' });
  await api.send('PUT', `/api/agents/${clinic.id}/workflow`, { workflow_id: workflow['id'] });
}

/** Gives the inbox labels and targets for its replies. */
export async function setUpInbox(api: DemoApi): Promise<void> {
  await api.send('POST', '/api/chat/labels', { name: 'repair', color: 'orange' });
  await api.send('POST', '/api/chat/labels', { name: 'group booking', color: 'blue' });
  await api.send('PATCH', '/api/chat/desk-settings', { first_reply_minutes: 3, resolution_minutes: 60 });
}

/** Makes a test conversation of each chat. */
export async function createTests(api: DemoApi, agent: DemoAgent, sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds) {
    await api.send('POST', `/api/agents/${agent.id}/test-conversations/from-conversation`, { session_id: id });
  }
}
