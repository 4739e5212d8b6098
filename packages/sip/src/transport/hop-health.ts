import type { Hop } from './resolve.ts';
import type { Timers } from './timers.ts';

type Place = Pick<Hop, 'transport' | 'address' | 'port'>;

/** Remembers hops that failed recently. */
export interface HopHealth {
  avoid(place: Place, milliseconds: number): void;
  forgive(place: Place): void;
  isAvoided(place: Place): boolean;
  /** Moves failed hops to the end, otherwise in order. */
  healthyFirst(hops: readonly Hop[]): readonly Hop[];
}

const maxPlaces = 2000;

export function createHopHealth(timers: Timers): HopHealth {
  const avoidedUntilMs = new Map<string, number>();
  const keyOf = ({ transport, address, port }: Place) => `${transport} ${address} ${port}`;

  function isAvoided(place: Place): boolean {
    const key = keyOf(place);
    const untilMs = avoidedUntilMs.get(key);
    if (untilMs === undefined) return false;
    if (untilMs > timers.nowMs()) return true;
    avoidedUntilMs.delete(key);
    return false;
  }

  return {
    isAvoided,
    avoid(place, milliseconds) {
      const key = keyOf(place);
      avoidedUntilMs.delete(key);
      avoidedUntilMs.set(key, timers.nowMs() + milliseconds);
      const [oldest] = avoidedUntilMs.keys();
      if (avoidedUntilMs.size > maxPlaces && oldest !== undefined) avoidedUntilMs.delete(oldest);
    },
    forgive(place) {
      avoidedUntilMs.delete(keyOf(place));
    },
    healthyFirst(hops) {
      return [...hops.filter((hop) => !isAvoided(hop)), ...hops.filter(isAvoided)];
    },
  };
}
