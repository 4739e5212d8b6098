import { expect, it } from 'vitest';
import { graphOf, rehearseWorkflow } from '../../../test/rehearse-workflow.ts';
import { edge, end, say, talk } from '../../../test/workflow-nodes.ts';

const otherAgentId = '11111111-1111-4111-8111-111111111111';

it('agent_swap goes on with another agent, its workflow and the variables of the same name', async () => {
  const graph = graphOf({
    start_node_id: 'swap',
    variables: [{ name: 'who', default: 'Ada' }],
    nodes: [{ id: 'swap', kind: 'agent_swap', agent_id: otherAgentId, say: 'I pass you on.', greet: true }],
  });
  const other = graphOf(
    { start_node_id: 'hi', variables: [{ name: 'who' }], nodes: [talk('hi', 'What now, {{who}}?')] },
    'other',
  );
  const agents = {
    [otherAgentId]: { name: 'Bo', greeting: 'Bo here.', workflow_id: '22222222-2222-4222-8222-222222222222' },
  };
  const found = rehearseWorkflow(graph, {
    agents,
    graphs: [{ ...other, workflowId: '22222222-2222-4222-8222-222222222222' }],
  });
  expect((await found.start()).text).toBe('I pass you on. Bo here. What now, Ada?');
  expect(found.state()).toMatchObject({ agentId: otherAgentId, frames: [{ nodeId: 'hi' }] });
  const alone = rehearseWorkflow(graph, { agents: { [otherAgentId]: { greeting: 'Bo here.' } } });
  await alone.start();
  expect(alone.state()).toMatchObject({ status: 'ended', agentId: otherAgentId });
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
