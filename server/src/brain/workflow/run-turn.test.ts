import { expect, it } from 'vitest';
import type { LanguageModel, ModelRequest } from '#brain/ports.ts';
import { graphOf, rehearseWorkflow } from '../../../test/rehearse-workflow.ts';
import { applyHeard } from './heard.rules.ts';
import { readChoice } from './judge-by-model.ts';

const toolId = '11111111-1111-4111-8111-111111111111';
const edge = (source: string, target: string, condition: object = { type: 'always' }, more: object = {}) => ({
  id: `${source}-${target}`,
  source,
  target,
  condition,
  ...more,
});
const talk = (id: string, message: string, more: object = {}) => ({ id, kind: 'conversation', message, ...more });
const say = (id: string, text: string) => ({ id, kind: 'say', text });

/** A vendor's model that answers each request in turn, and records them. */
function vendor(answers: readonly string[]): LanguageModel & { requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    id: 'vendor/test',
    requests,
    async *stream(request) {
      requests.push(request);
      yield { kind: 'text', delta: answers[requests.length - 1] ?? 'Well.' };
      yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
}

it('deterministic edges come before prompts, and all prompts of a node are one request', async () => {
  const graph = graphOf({
    start_node_id: 'hello',
    nodes: [
      talk('hello', 'Hi.'),
      say('keys', 'keys'),
      say('first', 'first'),
      say('second', 'second'),
      say('rest', 'rest'),
    ],
    edges: [
      edge('hello', 'first', { type: 'prompt', prompt: 'The person is happy' }, { priority: 1 }),
      edge('hello', 'second', { type: 'prompt', prompt: 'The person is sad' }, { priority: 2 }),
      edge('hello', 'keys', { type: 'dtmf', digits: '5' }, { priority: 900 }),
      edge('hello', 'rest', { type: 'else' }),
    ],
  });
  const agent = { llm: { provider: 'openai', model: 'test' } };
  const model = vendor(['{"statement": 2}']);
  const judged = rehearseWorkflow(graph, { agent, vendor: model });
  await judged.start();
  expect((await judged.say('Oh dear')).text).toContain('second');
  expect(model.requests.filter(({ system }) => system.includes('is sad'))).toHaveLength(1);
  expect(model.requests[0]?.system).toContain('is happy');
  const pressed = rehearseWorkflow(graph, { agent, vendor: vendor([]) });
  await pressed.start();
  expect((await pressed.press('5')).text).toContain('keys');
  const none = rehearseWorkflow(graph, { agent, vendor: vendor(['{"statement": null}']) });
  await none.start();
  expect((await none.say('Oh dear')).text).toContain('rest');
});

it('a judgement is a number of a condition, and anything else is none', () => {
  expect(readChoice('```json\n{"statement": 1}\n```', 2)).toBe(0);
  for (const text of ['{"statement": 3}', '{"statement": 0}', 'yes', '']) expect(readChoice(text, 2)).toBeNull();
});

it('a vendor’s model gives the prompts of agent, workflow and node, and the model of the node', async () => {
  const model = vendor(['Welcome!']);
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'hello',
      global_prompt: 'Be brief.',
      nodes: [
        { id: 'hello', kind: 'conversation', prompt: 'Greet {{who}}.', overrides: { model: { temperature: 0.9 } } },
      ],
    }),
    {
      agent: { prompt: 'You are Ada.', llm: { provider: 'openai', model: 'test' } },
      vendor: model,
      variables: { who: 'Bo' },
    },
  );
  expect((await run.start()).text).toBe('Welcome!');
  expect(model.requests[0]).toMatchObject({ temperature: 0.9, prompt: 'You are Ada.\n\nBe brief.\n\nGreet Bo.' });
});

it('a vendor’s model extracts what words alone do not give, and answers a remark beside it', async () => {
  const data = (order: string | null) => JSON.stringify({ sentiment: null, data: { order }, unanswered_questions: [] });
  const model = vendor([data(null), 'We are open.', data('A-17')]);
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'ask',
      variables: [{ name: 'order' }],
      nodes: [
        { id: 'ask', kind: 'collect', fields: [{ variable: 'order', question: 'Your order?' }] },
        say('ok', 'Order {{order}}.'),
      ],
      edges: [edge('ask', 'ok', { type: 'result', outcome: 'succeeded' })],
    }),
    { agent: { llm: { provider: 'openai', model: 'test' } }, vendor: model },
  );
  await run.start();
  expect((await run.say('are you open today?')).text).toBe('We are open. Your order?');
  expect((await run.say('is it the one of last week, A dash seventeen?')).text).toContain('Order A-17.');
});

const withGlobal = graphOf({
  start_node_id: 'ask',
  variables: [{ name: 'guests', type: 'number' }],
  nodes: [
    { id: 'ask', kind: 'collect', attempts_max: 9, fields: [{ variable: 'guests', question: 'How many?' }] },
    {
      ...say('hours', 'We close at ten.'),
      global: {
        condition: { type: 'intent', intent: 'closing time', phrases: ['when do you close'] },
        cooldown_turns: 1,
      },
    },
    say('ok', 'For {{guests}}.'),
  ],
  edges: [edge('ask', 'ok', { type: 'result', outcome: 'succeeded' })],
});

it('a global node is entered from anywhere, returns to the open question and cools down', async () => {
  const run = rehearseWorkflow(withGlobal);
  await run.start();
  expect((await run.say('when do you close')).text).toBe('We close at ten. How many?');
  expect((await run.say('when do you close')).text).not.toContain('We close');
  expect((await run.say('when do you close')).text).toContain('We close at ten.');
  expect((await run.say('4')).text).toContain('For 4.');
  expect(run.steps.filter(({ reason }) => reason === 'global')).toHaveLength(2);
});

it('a loop without an end is stopped, and the agent goes on by its prompt', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'a',
      nodes: [
        { id: 'a', kind: 'branch' },
        { id: 'b', kind: 'branch' },
      ],
      edges: [edge('a', 'b'), edge('b', 'a')],
    }),
  );
  await run.start();
  expect(run.state()).toMatchObject({ status: 'failed' });
  expect(run.steps.at(-1)?.problem).toBe('too_many_steps');
  expect(run.steps.length).toBeLessThanOrEqual(41);
});

it('an expression that fails does not hold, and the step says so', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'if',
      variables: [{ name: 'age', type: 'number' }],
      nodes: [{ id: 'if', kind: 'branch' }, say('old', 'old'), say('else', 'else')],
      edges: [
        edge('if', 'old', { type: 'expression', expression: 'vars.age > 5' }),
        edge('if', 'else', { type: 'else' }),
      ],
    }),
  );
  expect((await run.start()).text).toContain('else');
  expect(run.steps[0]?.problem).toBe('expression_failed');
});

it('the state committed before a tool goes on in another process: same key, same words, no step lost', async () => {
  const graph = graphOf({
    start_node_id: 'tell',
    nodes: [say('tell', 'I book it.'), { id: 'book', kind: 'tool', tool_id: toolId }, say('ok', 'Done.')],
    edges: [edge('tell', 'book'), edge('book', 'ok', { type: 'result', outcome: 'succeeded' })],
  });
  const tools = { [toolId]: { run: () => ({ result: 'ok', isError: false }) } };
  const crashed = rehearseWorkflow(graph, { tools });
  await crashed.start();
  const [committed] = crashed.commits;
  if (!committed) throw new Error('Nothing was committed before the tool');
  expect(committed.steps.map(({ nodeId }) => nodeId)).toEqual(['tell']);
  const other = rehearseWorkflow(graph, { tools });
  // A state goes through the database as JSON.
  other.resumeFrom(JSON.parse(JSON.stringify(committed.state)));
  expect((await other.start()).text).toBe('I book it. Done.');
  expect(other.ran.map(({ id }) => id)).toEqual(crashed.ran.map(({ id }) => id));
  expect([...committed.steps, ...other.steps].map(({ step, nodeId }) => `${step} ${nodeId}`)).toEqual([
    '1 tell',
    '2 book',
    '3 ok',
  ]);
});

it('an interrupted reply is repeated from what was not heard on, and a farewell waits for its words', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'tell',
      nodes: [say('tell', 'The first part. The second part.'), { id: 'end', kind: 'end', say: 'Goodbye.' }],
      edges: [edge('tell', 'end')],
    }),
    { agent: { prompt: 'Parking is free behind the house.' } },
  );
  const { workflow } = await run.start();
  if (!workflow) throw new Error('The turn has no workflow');
  const heard = applyHeard({ ...workflow, isParting: true }, 'The first part. The');
  expect(heard.steps.map(({ text }) => text)).toEqual(['The first part. The', '']);
  run.resumeFrom(heard.state);
  const next = await run.say('Is parking free?');
  expect(next.text).toMatch(/free behind the house\.? The second part\. Goodbye\.$/);
  expect(next.text).not.toContain('first part');
  expect(next.endsCall).toBe(true);
});
