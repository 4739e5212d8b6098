import { sampleRateHz } from '#voice/ports.ts';
import type { ConformanceFault } from '../../conformance/language-model.conformance.ts';
import type { SpokenFixture } from '../../conformance/speech-to-text.conformance.ts';
import { type KnownTone, makeTone } from './heard-tones.ts';
import type { LoopbackPeer } from './loopback-peer.ts';

/** Tones the peers recognize. */
export const tones: readonly [KnownTone, KnownTone] = [
  { hz: 400, text: 'Is it raining?' },
  { hz: 700, text: 'Book a table for four.' },
];

const fixtureOf = ({ hz, text }: KnownTone): SpokenFixture => ({
  text,
  sound: makeTone({ hz, durationMs: 600, sampleRateHz }),
});

export const toneFixtures: readonly [SpokenFixture, SpokenFixture] = [fixtureOf(tones[0]), fixtureOf(tones[1])];

/**
 * Makes a peer fail and gives the time limits to meet it with: short only where nothing comes, so that a slow machine
 * does not see a time limit instead of the fault.
 */
export async function failPeer(peer: LoopbackPeer, fault: ConformanceFault): Promise<FailingTimeouts> {
  if (fault === 'closed') await peer.close();
  else peer.fault = fault;
  return fault === 'hangs' ? { connectMs: 150, answerMs: 150, firstAudioMs: 150, idleMs: 150 } : {};
}

export interface FailingTimeouts {
  connectMs?: number;
  answerMs?: number;
  firstAudioMs?: number;
  idleMs?: number;
}
