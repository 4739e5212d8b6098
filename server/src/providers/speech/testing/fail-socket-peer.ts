import { expect } from 'vitest';
import type { ConformanceFault } from '../../conformance/language-model.conformance.ts';
import type { SocketPeer } from './socket-peer.ts';

/**
 * Makes a peer fail and gives the time limits to meet it with: short only where nothing comes, so that a slow machine
 * does not see a time limit instead of the fault.
 */
export async function failSocketPeer(peer: SocketPeer, fault: ConformanceFault) {
  if (fault === 'closed') await peer.close();
  else peer.fault = fault;
  return fault === 'hangs' ? { connectMs: 2_000, answerMs: 200, firstAudioMs: 200, idleMs: 200 } : {};
}

/** Closes a peer that has seen nothing against its protocol. */
export async function closeUncomplaining(peer: SocketPeer): Promise<void> {
  await peer.close();
  expect(peer.complaints).toEqual([]);
}
