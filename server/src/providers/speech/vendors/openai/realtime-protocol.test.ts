import { describe, expect, it } from 'vitest';
import { readRealtimeEvent, realtimeUrl, transcriptionHints } from './realtime-protocol.ts';

const options = { language: 'sv-SE', keywords: ['Örebro'], phrases: ['at nine'] };

describe('the URL of a realtime session', () => {
  it.each([
    ['https://api.openai.com/v1', 'wss://api.openai.com/v1/realtime?intent=transcription'],
    ['http://127.0.0.1:80/v1/', 'ws://127.0.0.1/v1/realtime?intent=transcription&model=m'],
    ['https://gateway.example/openai/v1', 'wss://gateway.example/openai/v1/realtime?intent=transcription&model=m'],
  ])('%s is %s', (baseUrl, url) => {
    expect(realtimeUrl(baseUrl, 'm').href).toBe(url);
  });
});

describe('hints', () => {
  it.each([
    ['gpt-4o-transcribe', { language: 'sv', prompt: 'Expect these words: Örebro, at nine.' }],
    ['whisper-1', { language: 'sv', prompt: 'Örebro, at nine' }],
    ['gpt-realtime-whisper', { language: 'sv' }],
    ['gpt-4o-transcribe-diarize', { language: 'sv' }],
    ['gpt-live-transcribe', { languages: ['sv'], keywords: ['Örebro', 'at nine'] }],
    ['gpt-transcribe', { languages: ['sv'], keywords: ['Örebro', 'at nine'] }],
  ])('are sent to %s in its format', (model, hints) => {
    expect(transcriptionHints(model, options)).toEqual(hints);
  });

  it('omit the prompt without any', () => {
    expect(transcriptionHints('gpt-4o-transcribe', { language: 'en', keywords: [], phrases: [] })).toEqual({
      language: 'en',
    });
  });
});

describe('events', () => {
  const read = (event: unknown) => readRealtimeEvent(JSON.stringify(event));

  it.each([
    [{ type: 'invalid_request_error', code: 'invalid_api_key' }, 'refused'],
    [{ type: 'invalid_request_error', code: 'invalid_model' }, 'refused'],
    [{ type: 'insufficient_quota', code: 'insufficient_quota' }, 'rate_limited'],
    [{ type: 'requests', code: 'rate_limit_exceeded' }, 'rate_limited'],
    [{ type: 'invalid_request_error', code: 'session_expired' }, 'cut'],
    [{ type: 'server_error', code: null }, 'unavailable'],
    [undefined, 'unavailable'],
  ])('an error %j is %s, without the vendor’s text', (error, code) => {
    const event = read({ type: 'error', error: error && { ...error, message: 'sk-secret' } });
    expect(event).toMatchObject({ kind: 'failed', code });
    expect(JSON.stringify(event)).not.toContain('sk-secret');
  });

  it('a failed transcription is the error that caused it', () => {
    const type = 'conversation.item.input_audio_transcription.failed';
    expect(read({ type, item_id: 'a', error: { type: 'server_error' } })).toMatchObject({ code: 'unavailable' });
  });

  it.each([['<html>'], ['[]'], ['{}'], ['{"type":"conversation.item.input_audio_transcription.completed"}']])(
    '%s is not one',
    (message) => {
      expect(readRealtimeEvent(message)).toBeUndefined();
    },
  );

  it('unknown ones are ignored', () => {
    expect(read({ type: 'rate_limits.updated' })).toEqual({ kind: 'other' });
  });
});
