export { answerToolCall } from './answer-tool-call.ts';
export {
  type ClientToolRegistry,
  createClientToolRegistry,
  type PageToolCall,
  type PageTools,
  presentToolCall,
} from './client-tool-registry.ts';
export { AnswerToolCall, ToolCallId } from './client-tools.rules.ts';
export { clientToolsPersonalData } from './personal-data.ts';
