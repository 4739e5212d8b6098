import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { WorkflowSimulate } from '@parley/contract/resources/workflow-simulation';
import { simulateConversation } from '../../server/src/areas/workflows/simulation/index.ts';
import { createLogger } from '../../server/src/platform/log/logger.ts';
import { graphOf, rehearsalBrain, rehearseWorkflow } from '../../server/test/rehearse-workflow.ts';
import { bookingGraph } from '../../server/test/workflows.ts';
import type { Bench } from '../shared/bench.ts';
import { round, spread } from '../shared/numbers.ts';

const toolId = '11111111-1111-4111-8111-111111111111';

/** Time of a step without a model, and turns of simulated conversations in a second with the built-in one. */
export const run: Bench = async ({ isQuick, say }) => {
  const steps = await stepTimes(isQuick ? 50 : 2_000);
  say(`a step without a model: ${JSON.stringify(spread(steps))} ms`);
  const simulated = await simulate(isQuick ? 50 : 1_000);
  say(`simulated turns/s: ${simulated.turnsPerSecond}`);
  return { stepMs: spread(steps), ...simulated };
};

/** One turn of ten steps: assignments, branches and sentences. */
async function stepTimes(rounds: number): Promise<number[]> {
  const kinds = Array.from({ length: 9 }, (_, index) => index);
  const graph = graphOf({
    start_node_id: 'n0',
    variables: [{ name: 'n', type: 'number', default: 0 }],
    nodes: [
      ...kinds.map((index) =>
        index % 3 === 0
          ? { id: `n${index}`, kind: 'set_variables', assignments: [{ variable: 'n', expression: 'vars.n + 1' }] }
          : { id: `n${index}`, ...(index % 3 === 1 ? { kind: 'branch' } : { kind: 'say', text: 'Number {{n}}.' }) },
      ),
      { id: 'n9', kind: 'end', say: 'Goodbye.' },
    ],
    edges: kinds.flatMap((index) => [
      {
        id: `a${index}`,
        source: `n${index}`,
        target: `n${index + 1}`,
        condition: { type: 'expression', expression: 'vars.n >= 0' },
      },
      { id: `b${index}`, source: `n${index}`, target: 'n9', condition: { type: 'else' } },
    ]),
  });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const conversation = rehearseWorkflow(graph);
    const from = performance.now();
    await conversation.start();
    times.push((performance.now() - from) / conversation.steps.length);
  }
  return times;
}

async function simulate(rounds: number) {
  const brain = rehearsalBrain();
  const parameters = { type: 'object', properties: { guests: { type: 'number' }, day: { type: 'string' } } };
  const definition = { name: 'book_table', description: 'Books a table', parameters };
  const graph = { ...graphOf(bookingGraph(toolId)), workflowId: toolId };
  const script = WorkflowSimulate.parse({
    turns: [{ text: 'I want to book a table' }, { text: 'are you open?' }, { text: '4' }, { text: '2026-12-01' }],
    tool_results: [{ tool: 'book_table', result: { number: 'B-7' } }],
  });
  const config = AgentConfig.parse({ name: 'Ada', prompt: 'We are open Monday to Friday from 9 to 17.' });
  const deps = {
    brain,
    knowledge: { retrieverFor: () => ({ retrieve: async () => [] }) },
    graphs: { find: async () => null, findForNewRun: async () => null },
    tools: { definitionsFor: () => ({ definitions: async () => [definition] }) },
    log: createLogger({ level: 'silent' }),
  };
  let turns = 0;
  const from = performance.now();
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    const result = await simulateConversation(deps, {
      tenantId: toolId as TenantId,
      graph,
      agent: { id: null, version: null, config },
      findAgent: async () => null,
      script,
    });
    if (result.outcome !== 'succeeded') throw new Error('The booking of the bench did not succeed');
    turns += result.turns.length;
  }
  const seconds = (performance.now() - from) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuMsPerTurn = round((used.user + used.system) / 1000 / turns);
  return { turns, turnsPerSecond: round(turns / seconds), cpuMsPerTurn };
}
