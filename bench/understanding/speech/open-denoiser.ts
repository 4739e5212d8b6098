import { AgentCreate } from '@parley/contract/resources/agent';
import { loadDenoiser } from '../../../server/src/providers/speech/local/denoise/rnnoise.ts';
import type { Denoiser } from '../../../server/src/voice/ports.ts';

/** Opens denoisers where an agent has one by default; `BENCH_DENOISE` of `0` or `1` decides otherwise. */
export async function openDenoiser(): Promise<(() => Denoiser) | undefined> {
  const chosen = process.env['BENCH_DENOISE'];
  const isDefault = AgentCreate.parse({ name: 'Robin', language: 'en', prompt: 'You help.' }).denoise === true;
  return chosen === '1' || (chosen !== '0' && isDefault) ? loadDenoiser() : undefined;
}
