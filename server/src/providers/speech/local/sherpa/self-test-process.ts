import { recognizerConfig } from './model-files.ts';
import { createRecognizerLoop } from './recognizer-loop.ts';
import type { SherpaEngine } from './sherpa-engine.ts';
import { createSherpaVoice } from './voice.ts';

export interface SelfTestRequest {
  kind: 'speech-to-text' | 'text-to-speech';
  id: string;
  language: string;
  folder: string;
  /** Module that makes the engine. */
  engine: string;
}

export interface SelfTestResult {
  /** Reason the model cannot be used; missing: it can. */
  problem?: string;
}

/** Peak that sound must reach to count as a voice. */
const audiblePeak = 500;

/** A second of noise must be answered with a final, be it empty. */
async function tryRecognizer(request: SelfTestRequest, engine: SherpaEngine): Promise<void> {
  const recognizer = engine.createRecognizer(request.id, recognizerConfig(request.id, request.folder, 1));
  await new Promise<void>((resolve, reject) => {
    const loop = createRecognizerLoop({
      recognizer,
      language: request.language,
      schedule: setImmediate,
      post(message) {
        if (message.kind === 'final') resolve();
        else if (message.kind === 'failed') reject(new Error(message.message));
      },
    });
    const noise = Int16Array.from({ length: 16_000 }, (_, at) => ((at * 7919) % 2_000) - 1_000);
    loop.take({ kind: 'open', stream: 1 });
    loop.take({ kind: 'audio', stream: 1, pcm: noise });
    loop.take({ kind: 'flush', stream: 1 });
  });
}

/** A short sentence must be heard. */
async function tryVoice(request: SelfTestRequest, engine: SherpaEngine): Promise<void> {
  const { id, folder, language } = request;
  const voice = await createSherpaVoice({ id, folder, load: (config) => engine.createVoice(id, config) });
  let peak = 0;
  await new Promise<void>((resolve, reject) => {
    const utterance = voice.open({ voiceId: '', language, speed: 1, stability: 0.5 }).speak({
      audio(pcm) {
        for (const sample of pcm) peak = Math.max(peak, Math.abs(sample));
      },
      end: resolve,
      failed: reject,
    });
    utterance.write('hello, and good morning.');
    utterance.end();
  });
  if (peak < audiblePeak) throw new Error('what it said cannot be heard');
}

async function answer(request: SelfTestRequest): Promise<SelfTestResult> {
  try {
    const engine: SherpaEngine = await import(request.engine);
    await (request.kind === 'speech-to-text' ? tryRecognizer : tryVoice)(request, engine);
    return {};
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

process.once('message', async (request) => {
  const result = await answer(request as SelfTestRequest);
  process.send?.(result, () => process.disconnect());
});
