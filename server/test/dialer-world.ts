import type { CallId } from '@parley/contract/ids';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from './build-test-app.ts';
import { orderCall, ownNumber, type ScriptedDialer, scriptedDialer } from './outbound-calls.ts';

/** Fixture of dialer tests: an app with a test clock, and for each test a tenant with an agent and a number. */
export interface DialerWorld {
  readonly app: TestApp;
  readonly clock: TestClock;
  readonly tenant: TestTenant;
  readonly agentId: string;
  readonly number: { id: string; number: string; trunkId: string | null };
}

/** Opens it for the tests of one file. `dialer` gives a dialer that is stopped when its test is over. */
export function openDialerWorld() {
  const world = {} as { -readonly [Field in keyof DialerWorld]: DialerWorld[Field] };
  const dialers: ScriptedDialer[] = [];

  async function newTenant(more: Parameters<typeof ownNumber>[2] = {}) {
    const { app } = world;
    const created = await app.createTenant();
    const agent = await created.request('POST', '/api/agents', {
      name: 'Reception',
      recording_enabled: false,
    });
    return { tenant: created, agentId: agent.json().id as string, number: await ownNumber(app, created.id, more) };
  }

  beforeAll(async () => {
    world.clock = createTestClock('2026-03-02T10:00:00.000Z');
    world.app = await buildTestApp({ clock: world.clock });
    // Here the tests say when lost calls are closed.
    await world.app.deps.calls.leases.stop();
  });
  beforeEach(async () => {
    Object.assign(world, await newTenant());
  });
  afterEach(async () => {
    for (const dialer of dialers.splice(0)) await dialer.stop();
    await world.app.deps.db.platform.everywhere.deleteFrom('outbound_dials').execute();
  });
  afterAll(() => world.app.close());

  const read = async (callId: CallId) => (await world.tenant.request('GET', `/api/calls/${callId}`)).json();
  return {
    world: world as DialerWorld,
    newTenant,
    dialer(options: Parameters<typeof scriptedDialer>[1] = {}): ScriptedDialer {
      const made = scriptedDialer(world.app, options);
      dialers.push(made);
      return made;
    },
    order: (more: object = {}) => orderCall(world.tenant, { agent_id: world.agentId, ...more }),
    read,
    until: (callId: CallId, status: string) =>
      expect.poll(async () => (await read(callId)).status, { timeout: 15_000 }).toBe(status),
  };
}
