import { LanguageTag } from '@parley/contract/resources/agent';
import { VoiceList, type VoiceOption } from '@parley/contract/resources/voice';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { operation } from './voices.operation.ts';

const listTimeoutMs = 10_000;

/** Lists the voices that an agent of the account may have. */
export const listVoices = operation({
  method: 'GET',
  path: '/api/voices',
  id: 'listVoices',
  summary: 'List voices',
  description:
    'Built-in voices of this installation, and the voices of each speech vendor that the account has a key for. An agent may name others of its vendor. A downloaded voice has no id: agents with an empty `voice_id` get it.',
  access: apiKey('agents:read'),
  transaction: 'none',
  requestsPerMinute: 60,
  query: z.strictObject({
    language: LanguageTag.optional().meta({
      description: 'Only voices of this language, whatever the country, and those that speak every language',
    }),
  }),
  answer: { status: 200, schema: VoiceList },
  example: {
    query: { language: 'en' },
    answer: {
      data: [{ provider: 'builtin', voice_id: 'slt', name: 'SLT', languages: ['en-US'], gender: 'female' }],
      unreached: [],
    },
  },
  async run({ deps, tenantId, query, request }) {
    const signal = AbortSignal.any([request.closed, AbortSignal.timeout(listTimeoutMs)]);
    const { voices, unreached } = await deps.voices.list(tenantId, signal);
    const { language } = query;
    return { data: language === undefined ? voices : voices.filter((voice) => speaks(voice, language)), unreached };
  },
});

const primaryOf = (tag: string) => tag.toLowerCase().split('-')[0];

function speaks({ languages }: VoiceOption, language: string): boolean {
  return languages.length === 0 || languages.some((each) => primaryOf(each) === primaryOf(language));
}
