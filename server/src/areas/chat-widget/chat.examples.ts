import { AgentId } from '@parley/contract/ids';
import type { ChatMessage, PublicWidgetConfig } from '@parley/contract/resources/chat';
import { z } from 'zod';

export const agentParams = z.object({ agentId: AgentId });

export const exampleWidgetConfig: PublicWidgetConfig = {
  agent_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId,
  primary_color: '#3d5afe',
  text_color: '#1b1f2a',
  background_color: '#ffffff',
  position: 'bottom-right',
  button_icon: 'chat',
  welcome_enabled: true,
  welcome_title: 'Hello!',
  welcome_subtitle: 'Ask us anything.',
  quick_questions: [{ text: 'Opening hours', message: 'When are you open?' }],
  show_agent_name: true,
  agent_display_name: 'Reception',
  agent_avatar_url: '',
  show_powered_by: true,
  allow_file_uploads: false,
  streaming_enabled: true,
  allowed_domains: [],
};

export const exampleMessage: ChatMessage = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' as ChatMessage['id'],
  role: 'visitor',
  text: 'When are you open?',
  status: 'complete',
  client_message_id: 'm-1',
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
