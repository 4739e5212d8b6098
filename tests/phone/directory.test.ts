import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loudnessOf, toneLevel, toneOf } from '../../server/src/voice/testing/media-tone.ts';
import { type CallerSpeech, openCallerSpeech } from '../../server/test/caller-speech.ts';
import type { PhoneCall } from '../../server/test/sip-phone.ts';
import { hasEnded, linesOf } from '../voice/parley-api.ts';
import { openTelephone, type PhoneServer, startPhoneServer, type Telephone } from './phone-server.ts';

const timeout = 180_000;
const always = null;
const never = {
  timezone: 'UTC',
  weekly: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
};

let server: PhoneServer;
let speech: CallerSpeech;
let agentId: string;
let caller: Telephone;
let person: Telephone;
let calling: PhoneCall;
let callId: string;

beforeAll(async () => {
  speech = openCallerSpeech();
  server = await startPhoneServer();
  await add('Anna Smith', { department: 'Sales', destinations: ['+46701740606', '+46701740607'], hours: always });
  await add('Anna Brown', { department: 'Support', destinations: ['+46701740608'] });
  await add('John Miller', { destinations: ['+46701740609'], fallback: { kind: 'contact_request' } });
  await add('Robert Taylor', { destinations: ['+46701740610'], hours: never, fallback: { kind: 'contact_request' } });
  const queue = { ring: 'in_turn', rings_people: false, announce_seconds: 15 };
  await add('Repairs', { kind: 'department', destinations: ['+46701740611', '+46701740612'], queue });
  agentId = await server.api.createAgent({
    name: 'Switchboard',
    prompt: 'You are Sam at the switchboard.',
    greeting: 'Hello, this is Sam.',
    directory: { access: 'all' },
  });
}, timeout);
afterAll(async () => {
  await server.stop();
  await speech.close();
});
beforeEach(async () => {
  [caller, person] = [await openTelephone(), await openTelephone()];
  const { number } = await server.connectTrunk(person.sip, agentId);
  calling = await caller.dial(number, server.sipPort, { user: '+46701234567' });
  callId = (await server.callOf(number)).id;
  await saying(/agent: Hello, this is Sam\./);
}, timeout);
afterEach(async () => {
  await caller.close();
  await person.close();
});

async function add(name: string, more: object): Promise<void> {
  const made = await server.api.post('/api/directory', { kind: 'person', name, ...more });
  expect(made.status).toBe(201);
}

const read = () => server.api.callWhen(callId, () => true);
const transcript = async () => linesOf((await read()).transcript);
const saying = (pattern: RegExp) =>
  expect.poll(async () => (await transcript()).join('\n'), { timeout: 60_000 }).toMatch(pattern);

/** Says it, and again where a busy machine has lost some of it. */
async function say(text: string): Promise<void> {
  const before = (await transcript()).length;
  const isHeard = async () => (await transcript()).slice(before).some((line) => line.startsWith('user:'));
  for (let left = 3; left > 0; left -= 1) {
    await caller.media.play(await speech.say(text));
    if (await vi.waitUntil(isHeard, { timeout: 15_000, interval: 200 }).catch(() => false)) return;
  }
  throw new Error(`Nobody heard "${text}"`);
}

describe('a caller who asks for a person by name', () => {
  it('is connected at the second number, after the person heard who calls', { timeout }, async () => {
    await say('Put me through to Anna Smith');
    const first = await person.sip.nextCall();
    expect(first.invite.uri).toContain('+46701740606');
    first.reject(486);
    person.media.forget();
    const taken = await person.pickUp();
    expect(taken.invite.uri).toContain('+46701740607');
    // The caller is silent and not yet connected: what the person hears is the whisper.
    await expect.poll(() => loudnessOf(person.media.heard()), { timeout: 30_000 }).toBeGreaterThan(300);
    expect((await read()).transfer?.outcome).not.toBe('bridged');
    await expect.poll(async () => (await read()).transfer?.outcome, { timeout: 60_000 }).toBe('bridged');
    void caller.media.play(toneOf(700, 4_000));
    await expect
      .poll(() => toneLevel(person.media.heard().slice(-16_000), 700), { timeout: 20_000 })
      .toBeGreaterThan(5_000);
    await calling.hangUp();
    expect(await server.api.callWhen(callId, hasEnded)).toMatchObject({
      end_reason: 'transferred',
      transfer: { destination: '+46701740607', mode: 'bridged' },
    });
  });

  it('is asked which of two, and connected to the one named', { timeout }, async () => {
    await say('Put me through to Anna');
    await saying(
      /agent: Do you mean Anna (?:Smith in Sales or Anna Brown in Support|Brown in Support or Anna Smith in Sales)\?/,
    );
    await say('Anna Brown');
    expect((await person.sip.nextCall()).invite.uri).toContain('+46701740608');
    await calling.hangUp();
  });

  it('is told that a busy person will call back, and the desk gets the request', { timeout }, async () => {
    await say('Put me through to John Miller');
    (await person.sip.nextCall()).reject(486);
    await saying(/agent: They are busy right now\. I have left a message that they call you back\./);
    await calling.hangUp();
    const { data } = await server.api.get<{ data: { phone_number: string; message: string }[] }>(
      '/api/chat/contact-requests',
    );
    expect(data).toContainEqual(expect.objectContaining({ phone_number: '+46701234567', message: 'John Miller' }));
  });

  it('is told that the person is not available outside their hours, and no call is placed', { timeout }, async () => {
    await say('Put me through to Robert Taylor');
    await saying(/agent: Robert Taylor is not available right now\. I have left a message that they call you back\./);
    expect(await read()).toMatchObject({ status: 'in_progress', transfer: null });
    await calling.hangUp();
  });
});

interface QueueList {
  data: { name: string; waiting: { call_id: string; position: number }[]; today: Record<string, number | null> }[];
}

describe('a department with a queue', () => {
  it('rings its people for who is next, tells the others their place, and calls back who asks', {
    timeout,
  }, async () => {
    const second = await openTelephone();
    const { to_number: number = '' } = await server.api.get<{ to_number: string }>(`/api/calls/${callId}`);
    const waiting = async () => {
      const { data } = await server.api.get<QueueList>('/api/directory/queues');
      return data.find(({ name }) => name === 'Repairs');
    };
    await say('Put me through to Repairs');
    const first = await person.sip.nextCall();
    expect(first.invite.uri).toContain('+46701740611');
    await saying(/agent: You are next in the queue\./);

    const secondCalling = await second.dial(number, server.sipPort, { user: '+46701234568' });
    const others = async () => {
      const { data } = await server.api.get<{ data: { id: string; to_number: string | null }[] }>(
        '/api/calls?limit=20',
      );
      return data.filter(({ id, to_number: to }) => to === number && id !== callId);
    };
    await expect.poll(async () => (await others()).length, { timeout: 30_000 }).toBe(1);
    const [other] = await others();
    const secondLines = async () =>
      linesOf((await server.api.callWhen(other?.id ?? '', () => true)).transcript).join('\n');
    await expect.poll(secondLines, { timeout: 60_000 }).toMatch(/agent: Hello, this is Sam\./);
    await second.media.play(await speech.say('Put me through to Repairs'));
    await expect.poll(secondLines, { timeout: 60_000 }).toMatch(/agent: You are number 2 in the queue\./);
    expect((await waiting())?.waiting.map(({ call_id, position }) => [call_id, position])).toEqual([
      [callId, 1],
      [other?.id, 2],
    ]);

    first.reject(486);
    const taken = await person.pickUp();
    expect(taken.invite.uri).toContain('+46701740612');
    await expect.poll(async () => (await read()).transfer?.outcome, { timeout: 60_000 }).toBe('bridged');

    await expect
      .poll(async () => (await waiting())?.waiting.map(({ position }) => position), { timeout: 30_000 })
      .toEqual([1]);
    second.media.press('1');
    await expect.poll(secondLines, { timeout: 60_000 }).toMatch(/agent: You will be called back\./);
    const { data } = await server.api.get<{ data: { phone_number: string; message: string }[] }>(
      '/api/chat/contact-requests',
    );
    expect(data).toContainEqual(expect.objectContaining({ phone_number: '+46701234568', message: 'Repairs' }));
    expect(await waiting()).toMatchObject({ waiting: [], today: { answered: 1, called_back: 1 } });
    await secondCalling.hangUp();
    await calling.hangUp();
    await second.close();
  });

  // Regression: commands and workflow nodes with a queue as destination failed.
  it('is where live commands and transfer nodes lead', { timeout }, async () => {
    const control = (to: string) => server.api.post(`/api/calls/${callId}/control`, { action: 'transfer', to });
    expect(await control('queue:Nobody')).toMatchObject({ status: 400 });
    await add('Night shift', { kind: 'department', destinations: ['+46701740613'], hours: never });
    const closed = { error: 'conflict', reason: 'transfer_target_closed' };
    expect(await control('queue:Night shift')).toMatchObject({ status: 409, body: closed });
    expect(await control('queue:repairs')).toMatchObject({ status: 200 });
    const rung = await person.sip.nextCall();
    expect(rung.invite.uri).toContain('+46701740611');
    await saying(/agent: You are next in the queue\./);
    await calling.hangUp();

    const node = { id: 'through', kind: 'transfer', destination: 'queue:Repairs' };
    const { body: workflow } = await server.api.post<{ id: string }>('/api/workflows', {
      name: 'Straight through',
      draft: { start_node_id: 'through', nodes: [node], edges: [] },
    });
    await server.api.post(`/api/workflows/${workflow.id}/publish`, {});
    const follower = await server.api.createAgent({ name: 'Straight' });
    await server.api.put(`/api/agents/${follower}/workflow`, { workflow_id: workflow.id });
    const { number } = await server.connectTrunk(person.sip, follower);
    const through = await caller.dial(number, server.sipPort, { user: '+46701234569' });
    expect((await person.sip.nextCall()).invite.uri).toContain('+4670174061');
    await through.hangUp();
  });
});
