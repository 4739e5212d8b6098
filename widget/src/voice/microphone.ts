import { type ProblemCode, VoiceProblem } from './types.ts';

const codes: Record<string, ProblemCode> = {
  NotAllowedError: 'microphone_denied',
  SecurityError: 'microphone_denied',
  NotFoundError: 'microphone_missing',
  OverconstrainedError: 'microphone_missing',
  NotReadableError: 'microphone_busy',
  AbortError: 'microphone_busy',
};

/** Opens the microphone, made ready for speech. Rejects with `VoiceProblem`. */
export async function openMicrophone(): Promise<MediaStream> {
  // Without a secure address (https or localhost) browsers have no mediaDevices at all.
  if (!navigator.mediaDevices?.getUserMedia || !window.AudioContext) throw new VoiceProblem('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    throw new VoiceProblem(codes[(error as DOMException).name] ?? 'microphone_missing', { cause: error });
  }
}
