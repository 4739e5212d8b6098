import { Readable } from 'node:stream';
import { VoicePreview } from '@parley/contract/resources/voice';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { sampleSentence } from './sample-sentence.rules.ts';
import { voiceKeyMissing, voicePreviewFailed } from './voices.errors.ts';
import { operation } from './voices.operation.ts';

/** Bound on the whole of a preview, the start of an engine included. */
const previewTimeoutMs = 20_000;

/** Speaks a short text with voice settings that need not be saved. Nothing is stored. */
export const previewVoice = operation({
  method: 'POST',
  path: '/api/voices/preview',
  id: 'previewVoice',
  summary: 'Hear a voice',
  description:
    'A text spoken with voice settings as an agent has them, as WAV of 16 kHz. A vendor counts it against the key that calls of the account use. Without `voice_id` the built-in voice speaks, also where a downloaded one would in a call.',
  access: apiKey('agents:write'),
  audit: notAudited('changes and stores nothing'),
  transaction: 'none',
  requestsPerMinute: 20,
  maxBodyBytes: 512 * 1024,
  body: VoicePreview,
  answer: { status: 200, schema: z.string(), contentType: 'audio/wav', caching: 'no-store' },
  refusals: ['not_configured', 'unavailable'],
  example: { body: { language: 'en', voice: { provider: 'builtin', voice_id: 'slt' } }, answer: '' },
  async run({ deps, tenantId, body, request }) {
    const signal = AbortSignal.any([request.closed, AbortSignal.timeout(previewTimeoutMs)]);
    const { provider } = body.voice;
    const text = body.text ?? sampleSentence(body.language);
    const wav = await deps.voices.speak(tenantId, { ...body, text }, signal).catch((error: unknown) => {
      const { name } = error as Partial<Error>;
      if (name === 'SpeechError' || name === 'TimeoutError') throw voicePreviewFailed(provider);
      throw error;
    });
    if (wav === undefined) throw voiceKeyMissing(provider);
    return new FileAnswer({
      contentType: 'audio/wav',
      disposition: 'inline',
      filename: 'voice.wav',
      bytes: wav.length,
      open: async (range) => Readable.from([range ? wav.subarray(range.start, range.end + 1) : wav]),
    });
  },
});
