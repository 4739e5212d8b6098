import type { AgentId } from '@parley/contract/ids';
import type { PublicWidgetConfig, WidgetConfig, WidgetRuntime } from '@parley/contract/resources/chat-widget';
import type { WidgetInstallation } from '@parley/contract/resources/widget-installation';

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

export const exampleWidgetRuntime: WidgetRuntime = {
  people: { are_available: true, can_be_asked_for: true, offline_behavior: 'form' },
  voice: { is_available: true },
  files: { max_bytes: 10_485_760, max_files: 10, types: ['image/png', 'application/pdf'] },
  verification: { is_required: false, methods: ['email_otp'] },
  greeting: { text: 'Hi {{name}}, how can I help?', variables: { name: 'there' }, is_from_model: false },
  ai_disclosure: { text: 'You are chatting with an AI assistant.', variables: {} },
  custom_css: '',
  brand: { name: 'Nordic Voice', url: 'https://voice.example.com' },
};

export const exampleAvatarUrl = '/api/chat/avatars/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71';

export const exampleFullConfig: WidgetConfig = {
  ...exampleWidgetConfig,
  allowed_domains: ['example.com', '*.example.com'],
  is_enabled: true,
  offline_behavior: 'form',
  hours: null,
  handoff: { is_enabled: true, after_turns: null, on_low_confidence: true, on_verification_failed: false },
  operator_ids: [],
  verification: { methods: ['email_otp'], is_required: false },
  close_after_minutes: 1440,
  sessions_per_hour: 1000,
  is_voice_enabled: true,
  custom_css: '',
  updated_at: '2026-03-01T09:30:00.000Z',
};

export const exampleInstallation: WidgetInstallation = {
  agent_id: exampleWidgetConfig.agent_id,
  last_check: {
    url: 'https://www.example.com/',
    state: 'found',
    reason: null,
    http_status: 200,
    found_agent_id: exampleWidgetConfig.agent_id,
    found_server: 'https://chat.example.com',
    domain_allowed: true,
    chat_enabled: true,
    checked_at: '2026-03-01T09:30:00.000Z',
  },
};
