import type { VoiceActivityEngine } from '#voice/ports.ts';
import { createFvadActivity } from './fvad-activity.ts';
import { createGatedActivity } from './gated-activity.ts';
import { createSileroActivity } from './silero-activity.ts';

/** Lets through nearly everything that is not silence. */
const gateMode = 1;

/**
 * The best detector this machine can run: `silero`, or `fvad` where sherpa-onnx has no binary; see `id`. `onFallback`
 * gets the reason.
 */
export async function createVoiceActivity(
  options: { onFallback?: (cause: unknown) => void; preferred?: () => Promise<VoiceActivityEngine> } = {},
): Promise<VoiceActivityEngine> {
  try {
    const judge = await (options.preferred ?? createSileroActivity)();
    return createGatedActivity(await createFvadActivity({ mode: gateMode }), judge);
  } catch (cause) {
    options.onFallback?.(cause);
    return createFvadActivity();
  }
}
