export { createToolRuns, type ToolRuns } from './create-tool-runs.ts';
export type { ToolConversation } from './tool-conversation.ts';
