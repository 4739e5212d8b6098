import { expect, it } from 'vitest';
import type { RunState } from '#brain/turn.ts';
import { graphOf, rehearseWorkflow } from '../../../test/rehearse-workflow.ts';
import { edge, end, say, talk } from '../../../test/workflow-nodes.ts';

const toolId = '11111111-1111-4111-8111-111111111111';

it('a conversation says its first sentence, stays while no edge holds and leaves by the one that does', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'hello',
      nodes: [talk('hello', 'Hello, what is it about?', { prompt: 'We are open Monday to Friday from 9 to 17.' }), end],
      edges: [edge('hello', 'end', { type: 'prompt', prompt: 'The visitor wants to cancel a booking' })],
    }),
  );
  expect((await run.start()).text).toBe('Hello, what is it about?');
  expect((await run.say('When are you open on Monday?')).text).toContain('9');
  expect(run.state().status).toBe('running');
  const last = await run.say('I want to cancel my booking');
  expect(last.text).toBe('Goodbye.');
  expect(last.endsCall).toBe(true);
  expect(run.steps.at(-2)).toMatchObject({ nodeId: 'hello', edgeId: 'hello-end', reason: 'prompt' });
  expect(run.state()).toMatchObject({ status: 'ended', outcome: 'succeeded' });
});

it('say is verbatim with its variables filled, and an edge says its words on the way', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'a',
      variables: [{ name: 'who', default: 'Ada' }],
      nodes: [say('a', 'Hi {{who}}.'), end],
      edges: [edge('a', 'end', { type: 'always' }, { say: 'One moment.' })],
    }),
    { variables: { who: 'Grace' } },
  );
  expect((await run.start()).text).toBe('Hi Grace. One moment. Goodbye.');
  expect(run.path()).toEqual(['a', 'end']);
});

const collecting = (more: object, fields: object[]) =>
  graphOf({
    start_node_id: 'ask',
    variables: [
      { name: 'guests', type: 'number', description: 'number of guests' },
      { name: 'day', type: 'string' },
      { name: 'mail', type: 'string' },
      { name: 'sure', type: 'boolean' },
    ],
    nodes: [
      { id: 'ask', kind: 'collect', fields, ...more },
      say('ok', 'For {{guests}} on {{day}}.'),
      say('no', 'Sorry.'),
    ],
    edges: [
      edge('ask', 'ok', { type: 'result', outcome: 'succeeded' }),
      edge('ask', 'no', { type: 'result', outcome: 'failed' }),
    ],
  });

it('collect asks for each value, takes several from one sentence and sets them typed', async () => {
  const run = rehearseWorkflow(
    collecting({}, [
      { variable: 'guests', question: 'How many are you?' },
      { variable: 'day', question: 'For which day?', format: 'date' },
      { variable: 'mail', question: 'Your e-mail?', format: 'email' },
    ]),
  );
  expect((await run.start()).text).toBe('How many are you?');
  expect((await run.say('four of us')).text).toBe('For which day?');
  const done = await run.say('On 2026-12-01, and my address is ada@example.com');
  expect(done.text).toContain('For 4 on 2026-12-01.');
  expect(run.variables()).toEqual({ guests: 4, day: '2026-12-01', mail: 'ada@example.com' });
});

it('collect answers a question beside it, asks again, and fails after the allowed attempts', async () => {
  const run = rehearseWorkflow(
    collecting({ attempts_max: 2 }, [{ variable: 'guests', question: 'How many are you?' }]),
    { agent: { prompt: 'Parking is free behind the house.' } },
  );
  await run.start();
  const aside = await run.say('Is parking free?');
  expect(aside.text).toMatch(/free behind the house.*How many are you\?$/s);
  expect((await run.say('hmm')).text).toBe('Sorry.');
  expect(run.steps.find(({ reason }) => reason === 'result')).toMatchObject({ outcome: 'failed' });
});

it('collect reads values back, and a correction in the answer replaces one', async () => {
  const run = rehearseWorkflow(
    collecting({ confirm: true }, [
      { variable: 'guests', question: 'How many are you?' },
      { variable: 'day', question: 'Which day?', format: 'date' },
    ]),
  );
  await run.start();
  await run.say('3');
  expect((await run.say('2026-12-01')).text).toBe('I have: number of guests: 3, day: 2026-12-01. Is that right?');
  expect((await run.say('No, on 2026-12-02')).text).toContain('2026-12-02. Is that right?');
  expect((await run.say('yes')).text).toBe('For 3 on 2026-12-02.');
});

it('an optional value is asked for once; extract asks nothing', async () => {
  const optional = rehearseWorkflow(
    collecting({}, [{ variable: 'day', question: 'Which day?', format: 'date', required: false }]),
  );
  await optional.start();
  expect((await optional.say('no idea')).text).toContain('For');
  const extracted = rehearseWorkflow(
    graphOf({
      start_node_id: 'hello',
      variables: [{ name: 'mail', type: 'string' }],
      nodes: [
        talk('hello', 'Hello'),
        { id: 'read', kind: 'collect', mode: 'extract', fields: [{ variable: 'mail', format: 'email' }] },
        say('ok', 'Got {{mail}}'),
      ],
      edges: [edge('hello', 'read'), edge('read', 'ok', { type: 'result', outcome: 'succeeded' })],
    }),
  );
  await extracted.start();
  expect((await extracted.say('write to ada@example.com')).text).toBe('Got ada@example.com');
});

it('branch takes the first expression by priority, and else where none holds', async () => {
  const graph = (age: number) =>
    graphOf({
      start_node_id: 'if',
      variables: [{ name: 'age', type: 'number', default: age }],
      nodes: [{ id: 'if', kind: 'branch' }, say('child', 'child'), say('adult', 'adult'), say('old', 'old')],
      edges: [
        edge('if', 'child', { type: 'else' }),
        edge('if', 'adult', { type: 'expression', expression: 'vars.age >= 18' }),
        edge('if', 'old', { type: 'expression', expression: 'vars.age >= 65' }, { priority: 1 }),
      ],
    });
  for (const [age, text] of [
    [12, 'child'],
    [30, 'adult'],
    [70, 'old'],
  ] as const)
    expect((await rehearseWorkflow(graph(age)).start()).text).toContain(text);
});

const calling = (node: object = {}) =>
  graphOf({
    start_node_id: 'run',
    variables: [{ name: 'who', default: 'Ada' }, { name: 'price', type: 'number' }, { name: 'code' }],
    nodes: [
      { id: 'run', kind: 'tool', tool_id: toolId, ...node },
      say('ok', 'It costs {{price}}.'),
      say('no', 'It failed.'),
    ],
    edges: [
      edge('run', 'ok', { type: 'result', outcome: 'succeeded' }),
      edge('run', 'no', { type: 'result', outcome: 'failed' }),
    ],
  });

it('tool runs once with the mapped arguments; result and variables go into the run', async () => {
  const run = rehearseWorkflow(
    calling({ arguments: { name: 'vars.who' }, assign: { price: '/items/0/price' }, say: 'I look it up.' }),
    {
      tools: {
        [toolId]: {
          run: () => ({ result: '{"items":[{"price":12.5}]}', isError: false, variables: { code: 'x1' } }),
        },
      },
    },
  );
  expect((await run.start()).text).toBe('I look it up. It costs 12.5.');
  expect(run.ran).toMatchObject([{ arguments: { name: 'Ada' } }]);
  expect(run.variables()).toMatchObject({ price: 12.5, code: 'x1' });
  // Before the tool, and behind it: what is committed behind it goes on without another run.
  const [, behind] = run.commits;
  expect(run.commits).toHaveLength(2);
  expect(behind?.steps.map(({ nodeId }) => nodeId)).toContain(run.steps.find(({ kind }) => kind === 'tool')?.nodeId);
  await run.turn({ kind: 'none' }, { from: behind?.state as RunState });
  expect(run.ran).toHaveLength(1);
});

it('a tool that fails, or that the conversation does not have, leads on by its failure', async () => {
  const failing = { [toolId]: { run: () => ({ result: 'no', isError: true }) } };
  expect((await rehearseWorkflow(calling(), { tools: failing }).start()).text).toBe('It failed.');
  const without = rehearseWorkflow(calling());
  expect((await without.start()).text).toBe('It failed.');
  expect(without.steps[0]?.problem).toBe('tool_unavailable');
});

it('the model fills what the author left out', async () => {
  const parameters = { type: 'object', properties: { email: { type: 'string', format: 'email' } } };
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'hello',
      nodes: [talk('hello', 'Hello'), { id: 'run', kind: 'tool', tool_id: toolId }, end],
      edges: [edge('hello', 'run'), edge('run', 'end', { type: 'else' })],
    }),
    { tools: { [toolId]: { definition: { parameters }, run: () => ({ result: 'ok', isError: false }) } } },
  );
  await run.start();
  await run.say('I am ada@example.com');
  expect(run.ran[0]?.arguments).toEqual({ email: 'ada@example.com' });
});

it('set_variables assigns in order', async () => {
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'set',
      variables: [
        { name: 'n', type: 'number', default: 2 },
        { name: 'big', type: 'boolean' },
      ],
      nodes: [
        {
          id: 'set',
          kind: 'set_variables',
          assignments: [
            { variable: 'n', expression: 'vars.n * 3' },
            { variable: 'big', expression: 'vars.n > 5' },
          ],
        },
        end,
      ],
      edges: [edge('set', 'end')],
    }),
  );
  await run.start();
  expect(run.variables()).toEqual({ n: 6, big: true });
});

// Regression: on the phone, words that were not recognized got the menu of keys of the agent's prompt in the middle of
// a workflow, which no node of it reads.
it('words that were not recognized have the question of the node asked again', async () => {
  const graph = graphOf({
    start_node_id: 'hi',
    variables: [{ name: 'mail' }],
    nodes: [
      talk('hi', 'Would you like to book?'),
      { id: 'ask', kind: 'collect', fields: [{ variable: 'mail', format: 'email', question: 'Your e-mail address?' }] },
    ],
    edges: [edge('hi', 'ask', { type: 'intent', intent: 'yes' })],
  });
  const run = rehearseWorkflow(graph, { context: { channel: 'phone' } });
  await run.start();
  const noMatch = () => run.turn({ kind: 'no_match' }, { isNoMatch: true, isByBuiltin: true });
  expect((await noMatch()).text).toBe('Sorry, I did not get that. Would you like to book?');
  await run.turn({ kind: 'text', text: 'yes' });
  expect((await noMatch()).text).toBe('Sorry, I did not get that. Your e-mail address?');
  expect(run.state()).toMatchObject({ status: 'running', turns: 1, frames: [{ nodeId: 'ask' }] });
});
