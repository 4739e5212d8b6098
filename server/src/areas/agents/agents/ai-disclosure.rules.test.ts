import { AgentConfig } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import { aiDisclosureOf } from './ai-disclosure.rules.ts';

const disclosed = (fields: object, country = '', channel: 'voice' | 'chat' = 'voice') =>
  aiDisclosureOf(AgentConfig.parse({ name: 'Reception', ...fields }), { country, channel });

describe('disclosure of the agent as a machine', () => {
  it("follows the tenant's country, whatever the language", () => {
    expect(disclosed({ language: 'en' }, 'SE')).toBe('You are talking to an AI assistant.');
    expect(disclosed({ language: 'en' }, 'NO', 'chat')).toBe('You are chatting with an AI assistant.');
    expect(disclosed({ language: 'sv' }, 'US')).toBeNull();
  });

  it.each([
    ['sv', 'Du talar med en AI-assistent.'],
    ['de-DE', 'Sie sprechen mit einem KI-Assistenten.'],
    ['fr', 'Vous parlez à un assistant IA.'],
    ['es', 'Está hablando con un asistente de IA.'],
    ['en-IE', 'You are talking to an AI assistant.'],
    ['it', 'You are talking to an AI assistant.'],
    ['en', null],
    ['en-US', null],
    ['es-MX', null],
    ['de-CH', null],
  ])('without a country the language decides: %s', (language, text) => {
    expect(disclosed({ language })).toBe(text);
  });

  it('the agent can turn it on or off and give its own words', () => {
    expect(disclosed({ ai_disclosure: { enabled: true, text: ' I am Ada, a machine. ' } }, 'US')).toBe(
      'I am Ada, a machine.',
    );
    expect(disclosed({ ai_disclosure: { enabled: false, text: 'I am a machine.' } }, 'SE')).toBeNull();
  });
});
