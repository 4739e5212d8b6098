import type { ToolRuns } from '#areas/agents/tool-runs';
import type { Signer } from '#platform/secrets/signer.ts';
import { operationOf } from '#platform/http/operation.ts';

export interface ExecutionDeps {
  tools: Pick<ToolRuns, 'runAction'>;
  signer: Signer;
}

export const operation = operationOf<ExecutionDeps>();
