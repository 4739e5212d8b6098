/** Measures how loud a source is; connected to nothing else, so it is not heard. */
export function createLevelMeter(source: AudioNode): () => number {
  const analyser = new AnalyserNode(source.context, { fftSize: 512 });
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return () => {
    analyser.getFloatTimeDomainData(samples);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return levelOf(Math.sqrt(sum / samples.length));
  };
}

/** Loudness as ears judge it: -50 dB and below is 0, full scale is 1. */
export const levelOf = (rootMeanSquare: number): number =>
  rootMeanSquare <= 0 ? 0 : Math.min(1, Math.max(0, 1 + (20 * Math.log10(rootMeanSquare)) / 50));
