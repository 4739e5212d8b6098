import { describe, expect, it } from 'vitest';
import type { WidgetConfig } from '../api/schemas.ts';
import { changesOf, configOf, draftOf, fieldOf } from './widget-draft.ts';

const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const config = {
  agent_id: 'a' as WidgetConfig['agent_id'],
  updated_at: null,
  primary_color: '#2456d6',
  text_color: '#ffffff',
  background_color: '#ffffff',
  position: 'bottom-right',
  button_icon: 'chat',
  welcome_enabled: true,
  welcome_title: 'Hi',
  welcome_subtitle: '',
  quick_questions: [{ text: 'Hours?', message: 'When are you open?' }],
  show_agent_name: true,
  agent_display_name: '',
  agent_avatar_url: '',
  show_powered_by: true,
  allow_file_uploads: true,
  streaming_enabled: true,
  allowed_domains: ['example.com', '*.example.org'],
  is_enabled: true,
  offline_behavior: 'form',
  hours: {
    timezone: 'Europe/Stockholm',
    weekly: {
      ...closed,
      monday: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '17:00' },
      ],
    },
  },
  handoff: { is_enabled: true, after_turns: 3, on_low_confidence: false, on_verification_failed: false },
  operator_ids: [],
  verification: { methods: ['email_otp'], is_required: false },
  close_after_minutes: 1440,
  sessions_per_hour: 1000,
  is_voice_enabled: true,
  custom_css: '',
} satisfies WidgetConfig;

describe('the widget settings in their form', () => {
  it('round-trip unchanged', () => {
    const { agent_id: _, updated_at: __, ...same } = config;
    expect(configOf(draftOf(config))).toEqual(same);
  });

  it('have no opening hours when none are stored, and office hours as the first proposal', () => {
    const draft = draftOf({ ...config, hours: null });
    expect(configOf(draft).hours).toBeNull();
    expect([draft.weekly.monday, draft.weekly.sunday]).toEqual(['09:00-17:00', '']);
  });

  it('accept hours in common notations', () => {
    const draft = draftOf(config);
    draft.weekly = { ...draft.weekly, monday: '9 – 12.30, 13:00-17', tuesday: 'noon' };
    expect(configOf(draft).hours?.weekly).toMatchObject({
      monday: [
        { from: '09:00', to: '12:30' },
        { from: '13:00', to: '17:00' },
      ],
      tuesday: [{ from: 'noon', to: '' }],
    });
  });

  it('accept domains by line or comma, and quick questions with a label', () => {
    const draft = { ...draftOf(config), allowed_domains: 'a.example, b.example\n\nc.example' };
    draft.quick_questions = [{ text: 'Prices', message: '' }];
    expect(configOf(draft)).toMatchObject({
      allowed_domains: ['a.example', 'b.example', 'c.example'],
      quick_questions: [{ text: 'Prices', message: 'Prices' }],
    });
  });

  it('show a fault at its field', () => {
    expect(fieldOf('/allowed_domains/1')).toBe('allowed_domains');
    expect(fieldOf('/hours/weekly/monday/0/from')).toBe('weekly.monday');
    expect(fieldOf('/hours/timezone')).toBe('timezone');
    expect(fieldOf('/welcome_title')).toBeNull();
  });
});

// Two people who saved different settings of a widget took back what the other had saved.
it('send only changed fields, however the form formats them', () => {
  expect(changesOf(config, draftOf(config))).toEqual({});
  const draft = { ...draftOf(config), welcome_title: 'Welcome', has_hours: false };
  expect(changesOf(config, draft)).toEqual({ welcome_title: 'Welcome', hours: null });
});
