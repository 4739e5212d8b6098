/** Until when a number that was given up rests. */
export function quarantineEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}
