import type { WorkflowSimulate } from '@parley/contract/resources/workflow-simulation';
import type { ToolCall, ToolRunner } from '#brain/ports.ts';

/** Tools of a simulation: defined as they are, answered from the script, never run. */
export class MockedTools {
  readonly #results: WorkflowSimulate['tool_results'];
  readonly #counts = new Map<string, number>();
  readonly #calls: { call: ToolCall; result: string; isError: boolean }[] = [];

  constructor(results: WorkflowSimulate['tool_results']) {
    this.#results = results;
  }

  runnerOf({ definitions }: Pick<ToolRunner, 'definitions'>): ToolRunner {
    return {
      definitions,
      run: async (call) => {
        const { result, isError, variables } = this.#next(call.name);
        this.#calls.push({ call, result, isError });
        return { result, isError, ...(Object.keys(variables).length > 0 ? { variables } : {}) };
      },
    };
  }

  /** Calls since the last time. */
  takeCalls(): { call: ToolCall; result: string; isError: boolean }[] {
    return this.#calls.splice(0);
  }

  #next(name: string): { result: string; isError: boolean; variables: Record<string, string> } {
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    const scripted = this.#results.filter(({ tool }) => tool === name);
    const found = scripted[Math.min(count, scripted.length - 1)];
    if (!found) return { result: 'null', isError: false, variables: {} };
    const result = typeof found.result === 'string' ? found.result : JSON.stringify(found.result ?? null);
    return { result, isError: found.is_error, variables: found.variables };
  }
}
