export { answerToolCall } from './answer-tool-call.ts';
export {
  type ClientToolDesk,
  createClientToolDesk,
  type PageToolCall,
  type PageTools,
  presentToolCall,
} from './client-tool-desk.ts';
export { AnswerToolCall, ToolCallId } from './client-tools.rules.ts';
