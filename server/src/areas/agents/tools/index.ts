import { area } from '#platform/areas/area.ts';
import type { Operation } from '#platform/http/operation.ts';
import { attachTool } from './attach-tool.ts';
import { copyTool } from './copy-tool.ts';
import { createTool } from './create-tool.ts';
import { deleteExpiredSigningSecrets } from './delete-expired-signing-secrets.ts';
import { deleteTool } from './delete-tool.ts';
import { detachTool } from './detach-tool.ts';
import { getToolOperation } from './get-tool.ts';
import { listAgentTools } from './list-agent-tools.ts';
import { listTools } from './list-tools.ts';
import { toolsPersonalData } from './personal-data.ts';
import { rotateSigningSecret } from './rotate-signing-secret.ts';
import { testTool } from './test-tool.ts';
import type { ToolsDeps } from './tools.operation.ts';
import { updateTool } from './update-tool.ts';

export { hasToolOfType } from './agent-tools.queries.ts';
export { attachNewTool } from './attach-new-tool.ts';
export { changeTool } from './change-tool.ts';
export { checkDefinition } from './check-definition.ts';
export { type CompiledParameters, compileParameters, compileWhenUsed, parametersOf } from './compile-parameters.ts';
export { makeTool } from './insert-tool.ts';
export { type LoadedTool, loadAgentTools } from './load-agent-tools.ts';
export { toolCatalogue } from './resolve-tool-revisions.ts';
export { secretValuesOf } from './tool-secrets.rules.ts';
export type { ToolsDeps } from './tools.operation.ts';
export { getToolForUpdate } from './tools.queries.ts';

export const toolOperations: readonly Operation<ToolsDeps>[] = [
  listAgentTools,
  attachTool,
  detachTool,
  listTools,
  createTool,
  getToolOperation,
  updateTool,
  deleteTool,
  copyTool,
  testTool,
  rotateSigningSecret,
];

/** Tools of agents: what they are, their revisions and secrets, and which agent has which. */
export const toolsArea = area<ToolsDeps>({
  name: 'tools',
  module: 'tools',
  personalData: toolsPersonalData,
  operations: {
    Tools: toolOperations,
  },
  jobs: ({ db, vault, clock }) => [
    {
      name: 'tools.forget_signing_secrets',
      everyMinutes: 60,
      run: () => deleteExpiredSigningSecrets(db.platform, vault, clock.now()),
    },
  ],
});
