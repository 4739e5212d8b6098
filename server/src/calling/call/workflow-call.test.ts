import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { expect, it } from 'vitest';
import type { ToolOutcome } from '#brain/ports.ts';
import type { RunGraph, RunProgress } from '#brain/turn.ts';
import { createLogger } from '#platform/log/logger.ts';
import { rehearsalVoice, rehearse } from '#voice/testing/rehearsal.ts';
import { createRehearsalSwitchboard, type RehearsalSwitchboard } from '#voice/testing/rehearsal-switchboard.ts';
import { transferRequest } from '#voice/testing/transfer-request.ts';
import { graphOf, rehearsalBrain } from '../../../test/rehearse-workflow.ts';
import { CallReplyEngine } from './call-reply-engine.ts';

const toolId = '11111111-1111-4111-8111-111111111111';
const always = { type: 'always' } as const;

/** A call that follows a workflow, in virtual time. */
function call(
  start: RunGraph,
  {
    runTool = async () => ({ result: 'ok', isError: false }),
    swappedTo,
    switchboard,
  }: {
    runTool?: () => Promise<ToolOutcome>;
    /** Agent that an `agent_swap` finds. */
    swappedTo?: AgentConfig;
    switchboard?: RehearsalSwitchboard;
  } = {},
) {
  const saved: RunProgress[] = [];
  const ran: string[] = [];
  const agent = AgentConfig.parse({ name: 'Ada', prompt: 'Parking is free behind the house.' });
  let ids = 0;
  const own = rehearsalVoice('own');
  const other = rehearsalVoice('other');
  const replyEngine = new CallReplyEngine({
    brain: rehearsalBrain(),
    tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId,
    agent: { ...agent, keypad: { ...agent.keypad, enabled: true } },
    variables: {},
    collected: {},
    tools: { definitions: async () => [], run: async () => ({ result: '', isError: true }) },
    transferTo: () => (switchboard === undefined ? undefined : transferRequest()),
    voicesOf: () => [],
    workflow: {
      runId: 'run',
      start,
      save: (progress) => void saved.push(progress),
      saved: async () => {},
      host: {
        context: async () => ({
          channel: 'phone',
          direction: 'inbound',
          callerNumber: '+46701234567',
          isVerified: false,
          operatorsOnline: false,
        }),
        findGraph: async () => null,
        findAgent: async () => swappedTo ?? null,
        toolsOf: () => ({
          definitions: async () => [{ name: 'book', description: '', parameters: {} }],
          run: async (each) => {
            ran.push(each.id);
            return runTool();
          },
        }),
        knowledgeOf: () => undefined,
        handOff: null,
        canTransfer: () => switchboard !== undefined,
        pressDigits: async () => {},
        commit: async (progress) => void saved.push(progress),
      },
    },
    newId: () => `id-${++ids}`,
    log: createLogger({ level: 'silent' }),
  });
  const rehearsal = rehearse({
    agent: { first_speaker: 'model', greeting_delay_ms: 0, keypad: { enabled: true } },
    isSpeculative: true,
    parts: {
      replyEngine,
      openVoices: ({ key }) => ({
        key,
        choices: [{ engine: other, options: { voiceId: '', language: 'en', speed: 1, stability: 0.5 } }],
      }),
    },
    voices: [own],
    ...(switchboard && { switchboard }),
  });
  /** Lets the call's time pass, and the brain work in between. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 200) {
      rehearsal.wait(200);
      for (let turn = 0; turn < 8; turn += 1) await nextTurn();
    }
  };
  const path = () => [...new Map(saved.flatMap(({ steps }) => steps.map((step) => [step.step, step.nodeId]))).values()];
  const said = () => rehearsal.turns.filter(({ role }) => role === 'agent').map(({ text }) => text);
  return { ...rehearsal, pass, path, said, saved, ran, spoken: { own: own.spoken, other: other.spoken } };
}

it('keys and silence are edges: a menu is repeated, a key is taken, and silence leads on', async () => {
  const menu = graphOf({
    start_node_id: 'menu',
    nodes: [
      { id: 'menu', kind: 'dtmf', text: 'Press one.', timeout_seconds: 3 },
      { id: 'talk', kind: 'conversation', message: 'You pressed one.' },
      { id: 'gone', kind: 'end', say: 'Goodbye then.' },
    ],
    edges: [
      { id: 'a', source: 'menu', target: 'talk', condition: { type: 'dtmf', digits: '1' } },
      { id: 'b', source: 'talk', target: 'gone', condition: { type: 'timeout', seconds: 5 } },
    ],
  });
  const { line, pass, path, said, saved } = call(menu);
  await pass(6_000);
  expect(said()).toEqual(['Press one.', 'Press one.']);
  line.pressDigit('1');
  await pass(3_000);
  expect(said().at(-1)).toBe('You pressed one.');
  await pass(7_000);
  expect(said().at(-1)).toBe('Goodbye then.');
  expect(line.hungUpWith).toBeDefined();
  expect(path()).toEqual(['menu', 'menu', 'menu', 'talk', 'talk', 'gone']);
  expect(saved.flatMap(({ steps }) => steps).find(({ edgeId }) => edgeId === 'b')).toMatchObject({
    reason: 'timeout',
    event: 'silence',
  });
});

it('an interruption cancels no tool, is answered, and nothing heard is said again', async () => {
  let finish: (outcome: ToolOutcome) => void = () => {};
  const booking = graphOf({
    start_node_id: 'tell',
    nodes: [
      { id: 'tell', kind: 'say', text: 'I book it now for you. It takes a little while, please stay on the line.' },
      { id: 'book', kind: 'tool', tool_id: '11111111-1111-4111-8111-111111111111' },
      { id: 'ask', kind: 'collect', fields: [{ variable: 'mail', format: 'email', question: 'Your e-mail address?' }] },
    ],
    variables: [{ name: 'mail' }],
    edges: [
      { id: 'a', source: 'tell', target: 'book', condition: always },
      { id: 'b', source: 'book', target: 'ask', condition: { type: 'result', outcome: 'succeeded' } },
    ],
  });
  const { pass, say, said, ran, path } = call(booking, {
    runTool: () => new Promise((resolve) => (finish = resolve)),
  });
  await pass(2_400);
  say('wait is parking free');
  await pass(600);
  finish({ result: 'booked', isError: false });
  await pass(12_000);
  expect(ran).toHaveLength(1);
  const [first, second] = said();
  expect(first).toMatch(/^I book it now for you\./);
  expect(first).not.toContain('stay on the line');
  expect(second).toContain('free behind the house');
  expect(second).toContain('please stay on the line.');
  expect(second).not.toContain('I book it now');
  expect(second).toMatch(/Your e-mail address\?$/);
  expect(path()).toContain('ask');
});

it('a transfer that fails takes its edge at once, before the caller says anything', async () => {
  const switchboard = createRehearsalSwitchboard();
  const handOver = graphOf({
    start_node_id: 'pass',
    nodes: [
      { id: 'pass', kind: 'transfer', target_key: 'sales', say: 'I connect you.' },
      { id: 'note', kind: 'conversation', message: 'May I write down a message?' },
    ],
    edges: [{ id: 'a', source: 'pass', target: 'note', condition: { type: 'result', outcome: 'failed' } }],
  });
  const { pass, said, path, saved } = call(handOver, { switchboard });
  await pass(4_000);
  await switchboard.rung[0]?.fail('busy');
  await pass(8_000);
  expect(said()).toEqual(['I connect you.', 'They are busy right now.', 'May I write down a message?']);
  expect(path()).toEqual(['pass', 'pass', 'note']);
  expect(saved.flatMap(({ steps }) => steps).find(({ edgeId }) => edgeId === 'a')).toMatchObject({
    event: 'resume',
    reason: 'result',
    outcome: 'failed',
  });
});

it('agent_swap changes the voice within the reply, and the later replies keep it', async () => {
  const swap = graphOf({
    start_node_id: 'swap',
    nodes: [{ id: 'swap', kind: 'agent_swap', agent_id: toolId, say: 'I pass you on.', greet: true }],
  });
  const bo = AgentConfig.parse({ name: 'Bo', greeting: 'Bo here.', prompt: 'Parking is free behind the house.' });
  const { pass, say, said, spoken } = call(swap, { swappedTo: bo });
  await pass(4_000);
  say('is parking free');
  await pass(6_000);
  expect(said()[0]).toBe('I pass you on. Bo here.');
  expect(spoken.own.map((text) => text.trim())).toEqual(['I pass you on.']);
  expect(spoken.other.join(' ')).toContain('Bo here.');
  expect(spoken.other.join(' ')).toContain('free behind the house');
});
