import type { AgentId } from '@parley/contract/ids';
import type { PublicWidgetConfig } from '@parley/contract/resources/chat-widget';

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
