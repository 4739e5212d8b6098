import type { TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createAgentWarnings } from './provider-keys.ts';

const tenantId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' as TenantId;
const warningsOf = (agent: object, env: Record<string, string> = {}) =>
  createAgentWarnings(readConfig({ NODE_ENV: 'test', ...env }))(
    AgentConfig.parse({ name: 'Robin', ...agent }),
    tenantId,
  );
const seen = (agent: object, env?: Record<string, string>) =>
  warningsOf(agent, env)
    .filter(({ code }) => code !== 'voice_language_unsupported')
    .map(({ code, path, settings }) => [code, path, settings]);

describe('agent warnings', () => {
  it('name a language that the built-in recognizer does not understand, unless a model for it is in use', () => {
    expect(seen({ language: 'sv' })).toEqual([['stt_language_unsupported', '/language', ['PARLEY_SPEECH_MODELS']]]);
    expect(seen({ language: 'fr' })).toEqual([]);
    const withModel = createAgentWarnings(
      readConfig({ NODE_ENV: 'test' }),
      () => new Set(),
      () => true,
      true,
    );
    expect(withModel(AgentConfig.parse({ name: 'Robin', language: 'sv' }), tenantId)).toEqual([]);
  });

  it('name noise suppression that is off where the built-in recognizer hears', () => {
    expect(seen({ denoise: false })).toEqual([['denoise_off', '/denoise', []]]);
    expect(seen({ denoise: false, stt: { provider: 'openai-compatible', url: 'http://127.0.0.1:8000' } })).toEqual([]);
    expect([seen({ denoise: null }), seen({ denoise: true })]).toEqual([[], []]);
  });

  it('name each vendor without a key, and the setting for it', () => {
    const agent = {
      llm: { provider: 'openai', model: 'gpt-5-mini', fallbacks: [{ provider: 'groq', model: 'llama' }] },
      voice: { provider: 'azure' },
      stt: { provider: 'deepgram' },
    };
    expect(seen(agent)).toEqual([
      ['model_key_missing', '/llm/provider', ['OPENAI_API_KEY']],
      ['model_key_missing', '/llm/fallbacks/0/provider', ['GROQ_API_KEY']],
      ['voice_key_missing', '/voice/provider', ['PARLEY_AZURE_SPEECH_KEY', 'PARLEY_AZURE_SPEECH_REGION']],
      ['stt_key_missing', '/stt/provider', ['PARLEY_DEEPGRAM_API_KEY']],
    ]);
    expect(warningsOf(agent)[0]?.message).toContain('OPENAI_API_KEY');
  });

  it('name a language the built-in voice does not speak, unless eSpeak NG is installed', () => {
    const codes = (agent: object, hasEspeak: boolean) =>
      createAgentWarnings(
        readConfig({ NODE_ENV: 'test' }),
        undefined,
        () => true,
        hasEspeak,
      )(AgentConfig.parse({ name: 'Robin', ...agent }), tenantId).map(({ code, path }) => [code, path]);
    const missing = [['voice_language_unsupported', '/voice/provider']];
    expect(codes({ language: 'sv-SE' }, false)).toEqual(missing);
    expect(codes({ language: 'sv-SE' }, true)).toEqual([]);
    expect(codes({ language: 'sv-SE', voice: { voice_id: 'slt' } }, true)).toEqual(missing);
    expect(codes({ language: 'en-GB' }, false)).toEqual([]);
  });

  it('do not exist for local engines, for vendors with a configured key, or with a key in the headers', () => {
    expect(seen({})).toEqual([]);
    expect(seen({ language: 'sv', stt: { provider: 'openai-compatible', url: 'http://127.0.0.1:8000' } })).toEqual([]);
    const openai = { llm: { provider: 'openai', model: 'gpt-5-mini' }, voice: { provider: 'openai' } };
    expect(seen(openai, { OPENAI_API_KEY: 'sk-x' })).toEqual([]);
    expect(seen({ llm: { ...openai.llm, headers: { authorization: 'Bearer sk-own' } } })).toEqual([]);
    expect(
      seen({ llm: { provider: 'openai-compatible', url: 'http://127.0.0.1:11434/v1', model: 'llama3.2' } }),
    ).toEqual([]);
  });
});
