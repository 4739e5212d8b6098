import type { TenantId } from '@parley/contract/ids';
import type { VoiceList, VoicePreview } from '@parley/contract/resources/voice';
import { operationOf } from '#platform/http/operation.ts';

/** Port to the voices of this installation, built in `app/`. */
export interface VoiceLibrary {
  /** Built-in voices, and those of each vendor that the account has a key for. */
  list(
    tenantId: TenantId,
    signal: AbortSignal,
  ): Promise<{ voices: VoiceList['data']; unreached: VoiceList['unreached'] }>;
  /**
   * WAV file of a text. Undefined: the account has no key of the vendor. Throws a SpeechError, or the reason of
   * `signal`.
   */
  speak(tenantId: TenantId, preview: VoicePreview & { text: string }, signal: AbortSignal): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

export interface VoicesDeps {
  voices: VoiceLibrary;
}

export const operation = operationOf<VoicesDeps>();
