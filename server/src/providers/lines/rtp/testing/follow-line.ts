import type { Line } from '#voice/ports.ts';
import { joinPcm } from '../../../../voice/testing/media-tone.ts';

/** Subscribes to a line and collects its events. */
export function followLine(line: Line) {
  const caller: Int16Array[] = [];
  const told: string[] = [];
  line.listen({
    frame: (frame) => void caller.push(frame.slice()),
    digit: (digit) => told.push(`digit ${digit}`),
    markPlayed: (name) => told.push(`mark ${name}`),
    connection: (isConnected) => told.push(`connection ${isConnected}`),
    transfer: (state, code) => told.push(`transfer ${state}${code === undefined ? '' : ` ${code}`}`),
    hold: (isOnHold) => told.push(`hold ${isOnHold}`),
    ended: (cause, detail) => told.push(`ended ${cause}${detail === undefined ? '' : `: ${detail}`}`),
  });
  return {
    told,
    /** The caller's last `ms` milliseconds. */
    lately: (ms: number) => joinPcm(caller.slice(-ms / 20)),
    digits: () => told.flatMap((each) => (each.startsWith('digit ') ? [each.slice(6)] : [])).join(''),
  };
}
