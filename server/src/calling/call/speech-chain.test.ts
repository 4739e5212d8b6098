import { AgentConfig } from '@parley/contract/resources/agent';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/config.ts';
import { recognizerChain, voiceChain } from './speech-chain.ts';

const agent = (fields: Record<string, unknown> = {}) => AgentConfig.parse({ name: 'Ada', ...fields });
const config = (env: Record<string, string> = {}) => readConfig({ NODE_ENV: 'test', ...env });
const allKeys = {
  PARLEY_DEEPGRAM_API_KEY: 'd',
  PARLEY_ELEVENLABS_API_KEY: 'e',
  PARLEY_CARTESIA_API_KEY: 'c',
  PARLEY_ASSEMBLYAI_API_KEY: 'a',
  PARLEY_AZURE_SPEECH_KEY: 'z',
  PARLEY_AZURE_SPEECH_REGION: 'westeurope',
  OPENAI_API_KEY: 'o',
};

describe('the speech engine chain', () => {
  it('is local alone by default, whatever keys are configured', () => {
    expect(recognizerChain(agent(), config(allKeys))).toEqual([{ vendor: 'builtin' }]);
    expect(voiceChain(agent(), config(allKeys)).map((voice) => voice.engine.vendor)).toEqual(['builtin']);
  });

  it(`"is the agent's vendor, then every other with a key, then the local engine"`, () => {
    const chosen = agent({ stt: { provider: 'azure', model: 'x' }, voice: { provider: 'cartesia', voice_id: 'v1' } });
    expect(recognizerChain(chosen, config(allKeys)).map((engine) => engine.vendor)).toEqual([
      'azure',
      'deepgram',
      'assemblyai',
      'elevenlabs',
      'openai',
      'builtin',
    ]);
    expect(voiceChain(chosen, config(allKeys)).map(({ engine, options }) => [engine.vendor, options.voiceId])).toEqual([
      ['cartesia', 'v1'],
      ['elevenlabs', ''],
      ['deepgram', ''],
      ['azure', ''],
      ['openai', ''],
      ['builtin', ''],
    ]);
  });

  it('skips vendors without a key', () => {
    const chosen = agent({ stt: { provider: 'deepgram' }, voice: { provider: 'elevenlabs', voice_id: 'x' } });
    expect(recognizerChain(chosen, config())).toEqual([{ vendor: 'builtin' }]);
    expect(voiceChain(chosen, config()).map((voice) => voice.engine.vendor)).toEqual(['builtin']);
    const withoutRegion = config({ PARLEY_AZURE_SPEECH_KEY: 'z' });
    expect(recognizerChain(agent({ stt: { provider: 'azure' } }), withoutRegion)).toEqual([{ vendor: 'builtin' }]);
  });

  it('tries a vendor’s other voices before other vendors', () => {
    const chosen = agent({ voice: { provider: 'openai', voice_id: 'alloy', fallback_voice_ids: ['verse'] } });
    const voices = voiceChain(chosen, config({ OPENAI_API_KEY: 'o' }));
    expect(voices.map(({ engine, options }) => [engine.vendor, options.voiceId])).toEqual([
      ['openai', 'alloy'],
      ['openai', 'verse'],
      ['builtin', ''],
    ]);
  });

  it('uses vendors’ base URLs from the configuration', () => {
    const elsewhere = config({ ...allKeys, PARLEY_SPEECH_ADDRESSES: 'deepgram=wss://eu.example.com/v1?x=1' });
    expect(recognizerChain(agent({ stt: { provider: 'deepgram' } }), elsewhere)[0]).toMatchObject({
      vendor: 'deepgram',
      apiKey: 'd',
      baseUrl: 'wss://eu.example.com/v1?x=1',
    });
  });

  it('may be a self-hosted server', () => {
    const chosen = agent({
      stt: { provider: 'openai-compatible', url: 'http://127.0.0.1:8000/v1', model: 'tiny' },
      voice: { provider: 'openai-compatible', url: 'http://127.0.0.1:8000/v1' },
    });
    expect(recognizerChain(chosen, config())[0]).toEqual({
      vendor: 'openai-compatible',
      baseUrl: 'http://127.0.0.1:8000/v1',
      model: 'tiny',
    });
    expect(voiceChain(chosen, config())[0]?.engine).toMatchObject({ vendor: 'openai-compatible' });
  });
});
