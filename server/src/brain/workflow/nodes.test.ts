import { expect, it } from 'vitest';
import { graphOf, rehearseWorkflow } from '../../../test/rehearse-workflow.ts';

const toolId = '11111111-1111-4111-8111-111111111111';
const end = { id: 'end', kind: 'end', say: 'Goodbye.' } as const;
const edge = (source: string, target: string, condition: object = { type: 'always' }, more: object = {}) => ({
  id: `${source}-${target}`,
  source,
  target,
  condition,
  ...more,
});
const talk = (id: string, message: string, more: object = {}) => ({ id, kind: 'conversation', message, ...more });
const say = (id: string, text: string) => ({ id, kind: 'say', text });

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
  expect(run.commits).toHaveLength(1);
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

const transferring = graphOf({
  start_node_id: 'go',
  nodes: [{ id: 'go', kind: 'transfer', target_key: 'desk', say: 'I connect you.' }, say('no', 'Nobody answers.')],
  edges: [edge('go', 'no', { type: 'result', outcome: 'failed' })],
});

it('transfer hands the call over; a call that goes on was not transferred, nor is a chat', async () => {
  const run = rehearseWorkflow(transferring, { context: { channel: 'phone' }, transferable: true });
  const asked = await run.start();
  expect(asked.text).toBe('I connect you.');
  expect(asked.workflow?.transfer).toEqual({ key: 'desk' });
  expect((await run.say('Hello?')).text).toContain('Nobody answers.');
  expect((await rehearseWorkflow(transferring).start()).text).toContain('Nobody answers.');
});

const handing = graphOf({
  start_node_id: 'go',
  nodes: [
    { id: 'go', kind: 'handoff', reason: 'wish', say: 'A colleague comes.' },
    say('no', 'Nobody is here.'),
    talk('back', 'I am back.'),
  ],
  edges: [
    edge('go', 'no', { type: 'result', outcome: 'failed' }),
    edge('go', 'back', { type: 'result', outcome: 'succeeded' }),
  ],
});

it('handoff pauses the run; given back, it goes on and does not ask for a person again', async () => {
  const run = rehearseWorkflow(handing, { handOff: 'asked' });
  expect((await run.start()).text).toBe('A colleague comes.');
  expect((await run.say('Thanks')).text).toBe('I am back.');
  expect((await rehearseWorkflow(handing, { handOff: 'nobody_available' }).start()).text).toContain('Nobody is here.');
  expect((await rehearseWorkflow(handing, { context: { channel: 'phone' } }).start()).text).toContain(
    'Nobody is here.',
  );
});

const gathering = graphOf({
  start_node_id: 'menu',
  variables: [{ name: 'pin' }],
  nodes: [
    { id: 'menu', kind: 'dtmf', text: 'Press 1 or 2.', attempts_max: 2 },
    { id: 'pin', kind: 'dtmf', text: 'Your PIN?', variable: 'pin', min_digits: 4, max_digits: 4 },
    say('ok', 'PIN {{pin}}.'),
    say('no', 'No keys.'),
  ],
  edges: [
    edge('menu', 'pin', { type: 'dtmf', digits: '1' }),
    edge('menu', 'no', { type: 'else' }),
    edge('pin', 'ok', { type: 'result', outcome: 'succeeded' }),
    edge('pin', 'no', { type: 'result', outcome: 'failed' }),
  ],
});

it('dtmf gathers keys on the phone and digits typed in a chat', async () => {
  const phone = rehearseWorkflow(gathering, { context: { channel: 'phone' } });
  expect((await phone.start()).workflow).toMatchObject({ digitsMax: 1, silenceMs: 8000 });
  expect((await phone.press('1')).workflow).toMatchObject({ digitsMax: 4, finishOn: '#' });
  expect((await phone.press('1234')).text).toContain('PIN 1234.');
  const chat = rehearseWorkflow(gathering);
  await chat.start();
  await chat.say('1');
  expect((await chat.say('12')).text).toBe('Your PIN?');
  expect((await chat.say('4321')).text).toContain('PIN 4321.');
});

it('dtmf repeats its text after a silence, and leaves after the allowed attempts', async () => {
  const run = rehearseWorkflow(gathering, { context: { channel: 'phone' } });
  await run.start();
  expect((await run.wait()).text).toBe('Press 1 or 2.');
  expect((await run.wait()).text).toContain('No keys.');
});

it('dtmf sends keys over the line, and fails where there is none', async () => {
  const graph = graphOf({
    start_node_id: 'send',
    variables: [{ name: 'extension', default: '42' }],
    nodes: [
      { id: 'send', kind: 'dtmf', action: 'send', digits: 'w{{extension}}#' },
      say('ok', 'Sent.'),
      say('no', 'Not sent.'),
    ],
    edges: [edge('send', 'ok', { type: 'result', outcome: 'succeeded' }), edge('send', 'no', { type: 'else' })],
  });
  const phone = rehearseWorkflow(graph, { context: { channel: 'phone' } });
  expect((await phone.start()).text).toContain('Sent.');
  expect(phone.keys).toEqual(['w42#']);
  expect((await rehearseWorkflow(graph).start()).text).toContain('Not sent.');
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

it('agent_swap goes on with another agent, its workflow and the variables of the same name', async () => {
  const graph = graphOf({
    start_node_id: 'swap',
    variables: [{ name: 'who', default: 'Ada' }],
    nodes: [{ id: 'swap', kind: 'agent_swap', agent_id: toolId, say: 'I pass you on.', greet: true }],
  });
  const other = graphOf(
    { start_node_id: 'hi', variables: [{ name: 'who' }], nodes: [talk('hi', 'What now, {{who}}?')] },
    'other',
  );
  const agents = {
    [toolId]: { name: 'Bo', greeting: 'Bo here.', workflow_id: '22222222-2222-4222-8222-222222222222' },
  };
  const found = rehearseWorkflow(graph, {
    agents,
    graphs: [{ ...other, workflowId: '22222222-2222-4222-8222-222222222222' }],
  });
  expect((await found.start()).text).toBe('I pass you on. Bo here. What now, Ada?');
  expect(found.state()).toMatchObject({ agentId: toolId, frames: [{ nodeId: 'hi' }] });
  const alone = rehearseWorkflow(graph, { agents: { [toolId]: { greeting: 'Bo here.' } } });
  await alone.start();
  expect(alone.state()).toMatchObject({ status: 'ended', agentId: toolId });
  const missing = rehearseWorkflow(graph);
  await missing.start();
  expect(missing.steps[0]?.problem).toBe('no_edge');
});

it('a sub-flow has its own variables, returns its output and its outcome', async () => {
  const inner = graphOf(
    {
      start_node_id: 'ask',
      variables: [{ name: 'name' }, { name: 'greeting' }],
      nodes: [
        {
          id: 'ask',
          kind: 'collect',
          fields: [{ variable: 'name', question: '{{greeting}}, your name?', format: 'name' }],
        },
        { id: 'done', kind: 'end' },
      ],
      edges: [edge('ask', 'done', { type: 'result', outcome: 'succeeded' })],
    },
    'inner',
    3,
  );
  const id = '33333333-3333-4333-8333-333333333333';
  const run = rehearseWorkflow(
    graphOf({
      start_node_id: 'sub',
      variables: [{ name: 'caller' }],
      nodes: [
        { id: 'sub', kind: 'subflow', workflow_id: id, input: { greeting: '"Hej"' }, output: { caller: 'name' } },
        say('ok', 'Welcome {{caller}}.'),
      ],
      edges: [edge('sub', 'ok', { type: 'result', outcome: 'succeeded' })],
    }),
    { graphs: [{ ...inner, workflowId: id }] },
  );
  expect((await run.start()).text).toBe('Hej, your name?');
  expect(run.state().frames).toHaveLength(2);
  expect((await run.say('Grace Hopper')).text).toContain('Welcome Grace Hopper.');
  expect(run.variables()).toEqual({ caller: 'Grace Hopper' });
});

it('wait goes on when its time is over, answers in between and can end early', async () => {
  const graph = graphOf({
    start_node_id: 'wait',
    nodes: [{ id: 'wait', kind: 'wait', seconds: 60 }, say('late', 'Time is up.'), say('early', 'As you wish.')],
    edges: [
      edge('wait', 'late'),
      edge('wait', 'early', { type: 'intent', intent: 'go on', phrases: ['never mind, continue'] }),
    ],
  });
  const run = rehearseWorkflow(graph, { agent: { prompt: 'We open at 9.' } });
  expect((await run.start()).workflow).toMatchObject({
    silenceMs: 60_000,
    state: { dueAt: '2026-11-23T09:01:00.000Z' },
  });
  await run.say('What is the weather?');
  expect(run.state().dueAt).toBe('2026-11-23T09:01:00.000Z');
  expect((await run.wait()).text).toContain('Time is up.');
  const early = rehearseWorkflow(graph);
  await early.start();
  expect((await early.say('never mind, continue')).text).toContain('As you wish.');
});

it('end of kind workflow lets the agent go on by its own prompt', async () => {
  const run = rehearseWorkflow(
    graphOf({ start_node_id: 'end', nodes: [{ ...end, ends: 'workflow', outcome: 'failed' }] }),
    { agent: { prompt: 'Parking is free behind the house.' } },
  );
  const first = await run.start();
  expect(first.endsCall).toBeUndefined();
  expect(run.state()).toMatchObject({ status: 'ended', outcome: 'failed' });
  expect((await run.say('Is parking free?')).text).toContain('free behind the house');
});
