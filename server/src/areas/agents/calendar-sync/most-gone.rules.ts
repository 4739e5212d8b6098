/** Fewer deletions than this at once are taken as meant. */
const leastGone = 5;

/** True where so many events are gone at once that no booking is cancelled for it. */
export function areMostGone({ gone, watched }: { gone: number; watched: number }): boolean {
  return gone >= leastGone && gone > watched / 2;
}
