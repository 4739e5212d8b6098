import { expect, it } from 'vitest';
import { graphOf, rehearseWorkflow } from '../../../test/rehearse-workflow.ts';
import { edge, say, talk } from '../../../test/workflow-nodes.ts';

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
