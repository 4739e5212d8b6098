import type { FallbackDestination } from '@parley/contract/resources/phone-number';
import { fallbackCallsItself } from './phone-numbers.errors.ts';

/** Refuses a fallback to the same number (call loop). */
export function checkFallback(fallback: FallbackDestination | null | undefined, number: string): void {
  if (fallback?.kind === 'number' && fallback.to === number) {
    throw fallbackCallsItself();
  }
}
