import { readdirSync, readFileSync } from 'node:fs';
import { type AgentConfig, AgentCreate } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import type { ToolDefinition } from '#brain/ports.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import { demoAgent } from '../../app/demo-agent.ts';
import { createAnswerablePhrases } from '../../providers/language/builtin/answerable-phrases.ts';
import { createBuiltinModel } from '../../providers/language/builtin/builtin-model.ts';
import { createAnsweredPhrases } from './answered-phrases.ts';
import { expectedPhrases } from './expected-phrases.ts';

const reader = createWordReader();
const model = createBuiltinModel({ reader });
const answered = createAnsweredPhrases({ answerable: createAnswerablePhrases({ reader }) });

const demo = AgentCreate.parse(demoAgent) as AgentConfig;

const folder = new URL('../../../../bench/understanding/tuning/', import.meta.url);
/** Agents of English-speaking businesses of varied trades, whose callers ask questions from templates. */
const businesses = readdirSync(folder)
  .filter((name) => name.startsWith('en-'))
  .slice(0, 10)
  .map((name) => {
    const prompt = readFileSync(new URL(`${name}/prompt.md`, folder), 'utf8');
    return { name, agent: AgentCreate.parse({ name: 'Robin', prompt, llm: { provider: 'builtin' } }) as AgentConfig };
  });

/** Reply of the built-in model to a first message. */
async function replyTo(agent: AgentConfig, text: string) {
  const { prompt, name: agentName, language, timezone } = agent;
  const reply = { text: '', isUnsure: false };
  const request = { prompt, agentName, language, timezone, system: '', tools: [], passages: [], collected: {} };
  const messages = [{ role: 'user' as const, text }];
  const now = new Date('2026-03-11T10:30:00Z');
  for await (const event of model.stream({ ...request, messages, now }, new AbortController().signal)) {
    if (event.kind === 'text') reply.text += event.delta;
    if (event.kind === 'finish') reply.isUnsure = event.isUnsure === true;
  }
  return reply;
}

const phrasesOf = (agent: AgentConfig, quickQuestions: string[] = [], tools: ToolDefinition[] = []) =>
  answered.of({ agent, variables: {}, quickQuestions, tools });

describe('the vocabulary of a recognizer', () => {
  it('is answered by the demo agent, phrase by phrase', async () => {
    const phrases = await phrasesOf(demo);
    expect(phrases.length).toBeGreaterThan(100);
    for (const phrase of phrases) expect(await replyTo(demo, phrase), phrase).toMatchObject({ isUnsure: false });
    // None of them had to be left out: the demo prompt answers all its own templates.
    expect(phrases).toEqual(expect.arrayContaining(expectedPhrases(demo, {}, [])));
  });

  it.each(businesses)('is answered by $name, and little is left out', async ({ agent }) => {
    const phrases = await phrasesOf(agent);
    for (const phrase of phrases) expect(await replyTo(agent, phrase), phrase).toMatchObject({ isUnsure: false });
    const likely = expectedPhrases(agent, {}, []);
    expect(likely.filter((phrase) => phrases.includes(phrase)).length / likely.length).toBeGreaterThan(0.7);
  });

  it.each([
    ['hello Robin', /^Hello/],
    ['how long is the guarantee', /six months/],
    ['do you take cards', /cash, card or invoice/],
    ['can you collect my bike', /collect and bring back/],
    ['i would like to book an appointment', /booking request\. .*(day|date)/],
    ['are you open now', /^Yes, we are open now/],
    ['how do i get there', /Quay Street 12/],
    ['what can you do', /^I can tell you about opening hours/],
  ])('includes "%s" of the demo agent, which answers it', async (phrase, reply) => {
    expect(await phrasesOf(demo)).toContain(phrase);
    expect((await replyTo(demo, phrase)).text).toMatch(reply);
  });

  it('leaves out what the prompt does not tell, but no quick question and nothing that a tool answers', async () => {
    const agent = AgentCreate.parse({
      name: 'Robin',
      prompt: '# Orders\nWe send orders from Hamburg.\n# Opening hours\nWe are open Monday to Friday from 9 to 18.',
    }) as AgentConfig;
    expect(await phrasesOf(agent)).not.toContain('can i rent a bike');
    expect(expectedPhrases(agent, {}, [])).toContain('i want to cancel my order');
    const unanswered = 'who is the president of france';
    expect(await phrasesOf(agent, [unanswered])).toContain(unanswered);
    const cancel: ToolDefinition = {
      name: 'cancel_order',
      description: 'Cancel an order',
      parameters: { type: 'object', properties: { order_number: { type: 'string' } }, required: ['order_number'] },
    };
    expect(await phrasesOf(agent, [], [cancel])).toContain('i want to cancel my order');
  });

  it('is everything likely for an agent with the model of a vendor', async () => {
    const agent = AgentCreate.parse({
      ...demoAgent,
      prompt: 'We rent.',
      llm: { provider: 'openai', model: 'gpt' },
    }) as AgentConfig;
    expect(await phrasesOf(agent)).toEqual(expect.arrayContaining(expectedPhrases(agent, {}, [])));
  });
});
