export { createToolRuns, type ToolRuns } from './create-tool-runs.ts';
export type { ConversationTransfers, ToolConversation } from './tool-conversation.ts';
export { issueRuntimeToken, readRuntimeToken } from './runtime-token.ts';
export type { IntegrationTools } from './integration-tools.ts';
