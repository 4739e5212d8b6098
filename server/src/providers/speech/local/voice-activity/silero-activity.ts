import { fileURLToPath } from 'node:url';
import { sampleRateHz, type VoiceActivity, type VoiceActivityEngine } from '#voice/ports.ts';

/** Window of Silero's network: 32 ms at 16 kHz. Unit: samples. */
const windowSamples = 512;

const model = fileURLToPath(new URL('silero/silero_vad_16k_op15.onnx', import.meta.url));

/**
 * Silero's network in windows of 32 ms. `threshold`: how sure it must be, 0-1; 0.5 is its makers' default. It keeps as
 * many networks as were ever needed at once, 4.4 MB each. Rejects where the machine has no binary of sherpa-onnx.
 */
export async function createSileroActivity(options: { threshold?: number } = {}): Promise<VoiceActivityEngine> {
  const { default: sherpa } = await import('sherpa-onnx-node');
  const config = {
    sileroVad: {
      model,
      threshold: options.threshold ?? 0.5,
      // The call smooths by itself, so a window is enough to begin and to end.
      minSilenceDuration: 0.01,
      minSpeechDuration: 0.01,
      // Beyond it the engine looks for an end more eagerly, which keeps the sound it holds back small.
      maxSpeechDuration: 20,
      windowSize: windowSamples,
    },
    sampleRate: sampleRateHz,
    numThreads: 1,
    provider: 'cpu',
    debug: false,
  } as const;
  // Loading the network holds up every call of the thread for 23 ms, so one that a call has done with is used again.
  const idle: InstanceType<typeof sherpa.Vad>[] = [];
  const open = (): VoiceActivity => {
    let vad: InstanceType<typeof sherpa.Vad> | undefined = idle.pop() ?? new sherpa.Vad(config, 30);
    const window = new Float32Array(windowSamples);
    let filled = 0;
    return {
      push(frame) {
        if (!vad) return undefined;
        let decision: boolean | undefined;
        for (const sample of frame) {
          window[filled++] = sample / 32_768;
          if (filled < windowSamples) continue;
          filled = 0;
          vad.acceptWaveform(window);
          decision = vad.isDetected();
          // Finished stretches would pile up for the length of the call.
          while (!vad.isEmpty()) vad.pop();
        }
        return decision;
      },
      close() {
        if (!vad) return;
        // Nothing of this call is left in it.
        vad.reset();
        idle.push(vad);
        vad = undefined;
      },
    };
  };
  // The first one fails here, and not inside a call, where the binary or the weights cannot be used.
  open().close();
  return { id: 'silero', open };
}
