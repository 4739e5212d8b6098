import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { phrasesForAgent } from '../providers/speech/local/grammar/phrases-for-agent.ts';
import { demoAgent, demoQuickQuestions } from './demo-agent.ts';
import { createFirstRun } from './first-run.ts';

let clock: TestClock;
let app: TestApp;
let agentId: string;
beforeAll(async () => {
  clock = createTestClock(new Date('2026-03-02T10:00:00Z'));
  app = await buildTestApp({ clock });
  const first = await createFirstRun(app.deps.db.platform, clock.now(), app.deps.newId);
  agentId = first?.agentId ?? '';
});
afterAll(() => app.close());

const post = (url: string, payload: object, headers = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers });

/** Answers a first message, as the widget requests it. */
async function ask(text: string): Promise<string> {
  // A visitor a minute, against rate limits.
  clock.advance(60_000);
  const message = { text, client_message_id: 'first' };
  const opened = (await post('/api/chat/sessions', { agent_id: agentId, message })).json();
  const url = `/api/chat/sessions/${opened.session_id}/messages`;
  const headers = { authorization: `Bearer ${opened.session_token}` };
  return (await post(url, message, headers)).json().answer.text;
}

const unknown = /don't know that|have an answer to that|can't answer/;
const tyre = /^A flat tyre costs 15 euro/;
const hours = /Monday to Friday from 9 to 18/;
const place = /Quay Street 12/;
const booking = /You can book/;

describe('the demo agent', () => {
  it('shows its quick questions in the widget, and answers each', async () => {
    const config = (await app.server.inject({ url: `/api/chat/widget/${agentId}` })).json();
    expect(config.quick_questions).toEqual(demoQuickQuestions);
    const answers = await Promise.all(demoQuickQuestions.map(({ message }) => ask(message)));
    const expected = [hours, /^A standard service costs 65 euro/, tyre, place];
    for (const [index, pattern] of expected.entries()) expect(answers[index]).toMatch(pattern);
  });

  // "Puncture repair?" and "My bike has a flat tire, how much?" were the first questions of new visitors, and not
  // answered.
  it.each<[string, RegExp]>([
    ['Puncture repair?', tyre],
    ['My bike has a flat tire, how much?', tyre],
    ['I have a flat tyre', tyre],
    ['Hi, how much to fix a puncture?', tyre],
    ['Prices?', /65 euro/],
    ['Hi there, what are your prices?', /65 euro/],
    ['How much for a service?', /65 euro/],
    ['What does a tune-up cost?', /A tune-up costs 35 euro/],
    ['Address?', place],
    ['Where are you located?', place],
    ['how do i get there', place],
    ['Open Sunday?', /closed on Sunday/],
    ['Are you open on weekends?', /^Yes.*from 10:00 to 15:00 on Saturday.*closed on Sunday/],
    ['Are you open now?', /^Yes, we are open now, until 18:00/],
    ['Hi, when are you open today?', /from 9:00 to 18:00 today/],
    ['When do you open on Saturday morning?', /from 10:00 to 15:00 on Saturday/],
    ['Can you fix my brakes?', /^Yes\. Brakes/],
    ['my gears are slipping, can you help?', /gears that slip/],
    ['My chain is broken', /broken chain/],
    ['Do you fix ebikes?', /e-bikes/],
    ['do you repair electric bikes?', /electric bikes/],
    ['Do you do kids bikes?', /kids' bikes/],
    ['How long does a repair take?', /one or two working days/],
    ['Do I need an appointment?', booking],
    ['Can I book a repair for tomorrow?', /booking request\. At what time/],
    ['bike hire price', /City bikes cost 18 euro a day/],
    ['Do you take cards?', /cash, card or invoice/],
    ['Do you accept credit cards?', /cash, card or invoice/],
    ['Is there parking?', /Parking is free/],
    ['Do you have a warranty?', /guarantee of six months/],
    ['Can you pick up my bike?', /We collect and bring back/],
    ['Do you sell new bikes?', /We sell new and used bikes/],
    ["What's your phone number?", /\+1 212 555 0100/],
    ['What can you do?', /^I can tell you about opening hours/],
    ['hello Robin', /^Hello/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer);
  });

  it.each(['Who is the president of France?', 'Can I bring my dog?', 'Do you sell pizza?', 'Do you cut hair?'])(
    '%s: replies that it does not know',
    async (question) => expect(await ask(question)).toMatch(unknown),
  );

  it('answers every phrase its own recognizer expects', async () => {
    const { prompt, greeting, name, language } = demoAgent;
    const known = { prompt: `${prompt}`, greeting: `${greeting}`, name, language: `${language}` };
    const expected = phrasesForAgent({ ...known, quickQuestions: [], toolEnums: [], choices: [] });
    const unanswered: string[] = [];
    for (const phrase of expected) if (unknown.test(await ask(phrase))) unanswered.push(phrase);
    expect(expected.length).toBeGreaterThan(80);
    expect(unanswered).toEqual([]);
  }, 120_000);
});
