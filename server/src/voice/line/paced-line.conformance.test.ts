import { lineConformance } from '../../providers/conformance/line.conformance.ts';
import { createG711Decoder, createG711Encoder } from '../codec/g711-stream.ts';
import { createOpusDecoder, createOpusEncoder } from '../codec/opus.ts';
import { type FakeLineOptions, openFakeLine } from '../testing/fake-wire.ts';
import { createManualClock } from '../testing/media-manual-clock.ts';

async function open(options: Partial<FakeLineOptions> = {}) {
  const clock = createManualClock();
  const { line, farEnd } = openFakeLine({ clock, ...options });
  return {
    line,
    farEnd: { ...farEnd, digitsHeard: () => farEnd.digitsHeard.join(''), clears: () => farEnd.clears },
    pass: async (ms: number) => clock.advance(ms),
    close: async () => undefined,
  };
}

const g711 = () => {
  const encoder = createG711Encoder('pcma');
  return { encode: encoder.encode, decoder: () => createG711Decoder('pcma'), unitsPerFrame: 160 };
};
const opus = () => {
  const encoder = createOpusEncoder();
  return {
    encode: (frame: Int16Array) => encoder.encode(frame) ?? new Uint8Array(0),
    decoder: createOpusDecoder,
    unitsPerFrame: 960,
  };
};

lineConformance('a paced line', () => open());
lineConformance('a paced line that clears at the far end', () => open({ capabilities: { clear: 'remote' } }));
lineConformance('a paced line of G.711 over a bad network', () =>
  open({ codec: g711(), network: { delayMs: 40, jitterMs: 50, lossRate: 0.02, duplicateRate: 0.02 } }),
);
lineConformance('a paced line of Opus over a bad network', () =>
  open({ codec: opus(), network: { delayMs: 40, jitterMs: 50, lossRate: 0.02, duplicateRate: 0.02 } }),
);
