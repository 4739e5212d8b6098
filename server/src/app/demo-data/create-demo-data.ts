import type { TenantId, UserId } from '@parley/contract/ids';
import { scopes } from '@parley/contract/scopes';
import { issueApiKey } from '#areas/accounts/api-keys';
import { insertTenant } from '#areas/accounts/tenants';
import { insertOwner } from '#areas/accounts/users';
import type { Claimer } from '#areas/conversations/chats';
import { createCallStore } from '#areas/telephony/calls';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { LocalFiles } from '#platform/files/file-store.ts';
import { uuidV7 } from '#platform/ids/uuid-v7.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { BusinessName } from './businesses.ts';
import { createAgents, createCalendar, createTests, createWorkflow, DemoApi, setUpInbox } from './demo-api.ts';
import { equipAccount } from './equip-account.ts';
import { type Conversation, planMonth } from './month-plan.ts';
import { createSeededRandom } from './seeded-random.ts';
import { createLineSpeaker } from './speak-lines.ts';
import { type DemoAgent, writeCall } from './write-calls.ts';
import { writeChat } from './write-chats.ts';
import { addCannedReplies, addContactRequests, addOperators } from './write-desk.ts';

export interface DemoDeps {
  db: Database;
  bus: Bus;
  files: LocalFiles;
  log: Logger;
  /** Address of the running Parley. */
  address: string;
  /** Owner of the account. */
  ownerId: UserId;
  /** End of the month. */
  now: Date;
  onProgress?(done: number, all: number): void;
  /** Length of the history. Default: 30. */
  days?: number;
  /** Calls with a recording: the newest ones. Default: 60. */
  recordedCalls?: number;
}

export interface DemoAccount {
  tenantId: TenantId;
  name: string;
  calls: number;
  chats: number;
  recordings: number;
}

export const demoAccountName = 'Harbour Group (demo)';
const seed = 20_261;
/** Minutes for which the last chats have waited for an operator. */
const waitingMinutes = [26, 11] as const;

/** Creates an account with three businesses and a month of their calls and chats. */
export async function createDemoData(deps: DemoDeps): Promise<DemoAccount> {
  const { tenantId, operators, key, keyId } = await createAccount(deps);
  const api = new DemoApi(deps.address, key);
  const agents = await createAgents(api);
  await createCalendar(api, agents.clinic);
  await createWorkflow(api, agents.clinic);
  await setUpInbox(api);
  const plan = withWaitingChats(planMonth(createSeededRandom(seed), deps.now, deps.days ?? 30), deps.now);
  const { recordedCalls = 60 } = deps;
  const chatIds = await writeHistory(deps, { tenantId, operators, agents, plan });
  await createTests(api, agents.workshop, chatIds.slice(0, 2));
  await equipAccount(api, agents);
  await deps.db.app.inTenant(tenantId, async (tx) => {
    const context = { tx, tenantId, now: deps.now, newId: newIdAt(deps.now) };
    await addCannedReplies(context);
    await addContactRequests(
      context,
      agents,
      plan.map(({ customer }) => customer),
    );
  });
  await api.delete(`/api/api-keys/${keyId}`);
  const calls = plan.filter(({ channel }) => channel === 'phone');
  return {
    tenantId,
    name: demoAccountName,
    calls: calls.length,
    chats: plan.length - calls.length,
    recordings: calls.slice(-recordedCalls).filter(({ isMissed }) => !isMissed).length,
  };
}

/** Moves the newest chats that go to the desk to the end of the month, where they wait. */
function withWaitingChats(plan: readonly Conversation[], now: Date): Conversation[] {
  const waiting = plan.filter(({ scene }) => scene.handoff !== undefined).slice(-waitingMinutes.length);
  const moved = waiting.map((chat, index) => ({
    ...chat,
    at: new Date(now.getTime() - (waitingMinutes[index] ?? 0) * 60_000),
  }));
  return [...plan.filter((conversation) => !waiting.includes(conversation)), ...moved];
}

const newIdAt = (now: Date) => () => uuidV7(now);

/** Creates the account with its people, and a key for the command. */
function createAccount({ db, ownerId, now }: DemoDeps) {
  const newId = newIdAt(now);
  const tenantId = newId() as TenantId;
  return db.platform.inTenant(tenantId, async (tx) => {
    await insertTenant(tx, {
      id: tenantId,
      name: demoAccountName,
      country: 'SE',
      language: 'en',
      timezone: 'Europe/Stockholm',
      now,
    });
    await insertOwner(tx, { tenantId, userId: ownerId, now });
    const operators = await addOperators({ tx, tenantId, now, newId });
    const key = await issueApiKey(tx, { tenantId, id: newId(), name: 'Demo data', scopes, now });
    return { tenantId, operators, key: key.secret, keyId: key.id };
  });
}

interface History {
  tenantId: TenantId;
  operators: readonly Claimer[];
  agents: Readonly<Record<BusinessName, DemoAgent>>;
  plan: readonly Conversation[];
}

/** Writes all conversations, oldest first. Returns the chats of the workshop that an agent answered alone. */
async function writeHistory(deps: DemoDeps, { tenantId, operators, agents, plan }: History): Promise<string[]> {
  let at = deps.now;
  const clock = { now: () => at, monotonicMs: () => performance.now(), set: (to: Date) => (at = to) };
  const { db, bus, files, log, recordedCalls = 60 } = deps;
  const store = createCallStore({ db, bus, clock, files, log });
  const shared = { tenantId, agents, random: createSeededRandom(seed + 1), newId: newIdAt(deps.now) };
  const calls = { ...shared, db, store, clock, speaker: createLineSpeaker() };
  const firstRecorded = plan.filter(({ channel }) => channel === 'phone').length - recordedCalls;
  const waiting = new Set(plan.filter(({ scene }) => scene.handoff !== undefined).slice(-waitingMinutes.length));
  const alone: string[] = [];
  let phoneCalls = 0;
  for (const [index, conversation] of plan.entries()) {
    if (conversation.channel === 'phone') {
      await writeCall(calls, conversation, { isRecorded: phoneCalls >= firstRecorded });
      phoneCalls += 1;
    } else {
      const outcome = waiting.has(conversation) ? 'waiting' : 'closed';
      const id = await writeChat({ ...shared, db, bus, operators }, conversation, outcome);
      if (conversation.business === 'workshop' && conversation.scene.handoff === undefined) alone.push(id);
    }
    await dateEventsOfNow(deps, tenantId);
    deps.onProgress?.(index + 1, plan.length);
  }
  return alone.reverse();
}

/** Events of the past would be deleted as too old before their consumers have read them. */
function dateEventsOfNow({ db, now }: DemoDeps, tenantId: TenantId) {
  return db.platform.inTenant(tenantId, (tx) =>
    tx
      .updateTable('events')
      .set({ created_at: now })
      .where('tenant_id', '=', tenantId)
      .where('created_at', '<', now)
      .execute(),
  );
}
