import type { AgentId } from '@parley/contract/ids';
import type { ChatMessage } from '@parley/contract/resources/chat';

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId;

export const exampleMessage: ChatMessage = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' as ChatMessage['id'],
  role: 'visitor',
  text: 'When are you open?',
  status: 'complete',
  client_message_id: 'm-1',
  notice: null,
  operator: null,
  files: [],
  sources: [],
  created_at: '2026-03-01T09:31:00.000Z',
};

export const exampleAnswer: ChatMessage = {
  ...exampleMessage,
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b22' as ChatMessage['id'],
  role: 'agent',
  text: 'We are open Monday to Friday from 8 to 17.',
  client_message_id: null,
  sources: [{ id: 'prompt-2', title: 'Opening hours', text: 'We are open Monday to Friday 8-17.' }],
};
