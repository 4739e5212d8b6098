import { AgentConfig } from '@parley/contract/resources/agent';
import { TestChatTurn } from '@parley/contract/resources/test-chat';
import { AgentOverride } from '@parley/contract/resources/web-voice';
import { expect, it } from 'vitest';
import type { AgentConfig as DraftConfig } from '../draft/agent-draft.ts';
import { callOverride, chatOverride } from './trial-override.ts';

const base = AgentConfig.parse({ name: 'Robin' });
const present = {
  ...base,
  prompt: 'Be kind.',
  name: 'Ada',
  llm: { ...base.llm, provider: 'openai', model: 'm', headers: { key: 'k' }, timeout_seconds: 3 },
  voice: { ...base.voice, speed: 1.2 },
  tool_ids: ['x'],
  zero_retention: true,
};
const draft = { base, present } as unknown as { base: DraftConfig; present: DraftConfig };

it('a test chat gets the unsaved changes that it takes, and no secrets', () => {
  const override = chatOverride(draft);
  expect(override).toEqual({ prompt: 'Be kind.', name: 'Ada', llm: { provider: 'openai', model: 'm' } });
  expect(TestChatTurn.safeParse({ say: 'Hi', agent_override: override }).success).toBe(true);
});

it('a test call gets those that a call takes', () => {
  const override = callOverride(draft);
  expect(override).toEqual({ prompt: 'Be kind.', name: 'Ada', voice: { speed: 1.2 } });
  expect(AgentOverride.safeParse(override).success).toBe(true);
});

it('an unchanged draft overrides nothing', () => {
  expect(chatOverride({ base: draft.base, present: draft.base })).toBeUndefined();
});
