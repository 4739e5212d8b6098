import type { VoiceOption } from '@parley/contract/resources/voice';
import type { Egress } from '@parley/egress';
import type { z } from 'zod';
import { azureHost } from '../vendors/azure/azure-address.ts';
import { azureVoices, cartesiaVoices, deepgramVoices, elevenLabsVoices, openAiVoices } from './vendor-answers.ts';

export const voiceVendors = ['elevenlabs', 'cartesia', 'deepgram', 'azure', 'openai'] as const;
export type VoiceVendor = (typeof voiceVendors)[number];

/** Access to a vendor as calls have it. */
export interface VoiceVendorAccess {
  vendor: VoiceVendor;
  apiKey: string;
  /** Of azure alone. */
  region?: string | undefined;
  baseUrl?: string | undefined;
}

/** Azure's list has about a kilobyte for each of its 600 voices. */
const limits = { timeoutMs: 8000, maxBytes: 4 * 1024 * 1024, retries: 0, redirects: 0 };

/** Lists the voices of a vendor. Throws where it does not answer with them. */
export async function listVendorVoices(
  egress: Pick<Egress, 'fetch'>,
  access: VoiceVendorAccess,
  signal: AbortSignal,
): Promise<VoiceOption[]> {
  const provider = access.vendor;
  const ofVendor = (voices: readonly Omit<VoiceOption, 'provider'>[]) => voices.map((each) => ({ provider, ...each }));
  if (provider === 'openai') return ofVendor(openAiVoices);
  const { url, headers, schema } = requestOf(provider, access);
  const response = await egress.fetch(url, { headers, signal, ...limits });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${provider} did not list its voices (${response.status})`);
  return ofVendor(schema.parse(JSON.parse(answer)));
}

interface ListRequest {
  url: string;
  headers: Record<string, string>;
  schema: z.ZodType<Omit<VoiceOption, 'provider'>[]>;
}

function requestOf(
  vendor: Exclude<VoiceVendor, 'openai'>,
  { apiKey, region, baseUrl }: VoiceVendorAccess,
): ListRequest {
  const at = (own: string, path: string) => `${(baseUrl ?? own).replace(/^ws/, 'http').replace(/\/+$/, '')}${path}`;
  switch (vendor) {
    case 'elevenlabs':
      return {
        url: at('https://api.elevenlabs.io', '/v1/voices'),
        headers: { 'xi-api-key': apiKey },
        schema: elevenLabsVoices,
      };
    case 'cartesia':
      return {
        url: at('https://api.cartesia.ai', '/voices/?limit=100'),
        headers: { authorization: `Bearer ${apiKey}`, 'cartesia-version': '2025-04-16' },
        schema: cartesiaVoices,
      };
    case 'deepgram':
      return {
        url: at('https://api.deepgram.com', '/v1/models'),
        headers: { authorization: `Token ${apiKey}` },
        schema: deepgramVoices,
      };
    case 'azure':
      return {
        url: at(`https://${azureHost('tts', region ?? '')}`, '/cognitiveservices/voices/list'),
        headers: { 'ocp-apim-subscription-key': apiKey },
        schema: azureVoices,
      };
  }
}
