import type { VoiceActivityEngine } from '#voice/ports.ts';
import { createFvadActivity } from './fvad-activity.ts';
import { createSileroActivity } from './silero-activity.ts';

/**
 * The best detector this machine can run: `silero`, or `fvad` where sherpa-onnx has no binary. Which it became stands
 * in `id`; `onFallback` hears why it is not Silero.
 */
export async function createVoiceActivity(
  options: { onFallback?: (cause: unknown) => void; preferred?: () => Promise<VoiceActivityEngine> } = {},
): Promise<VoiceActivityEngine> {
  try {
    return await (options.preferred ?? createSileroActivity)();
  } catch (cause) {
    options.onFallback?.(cause);
    return createFvadActivity();
  }
}
