import type { FallbackDestination } from '@parley/contract/resources/phone-number';
import { badField } from './phone-numbers.errors.ts';

/** Refuses a fallback to the same number (call loop). */
export function checkFallback(fallback: FallbackDestination | null | undefined, number: string): void {
  if (fallback?.kind === 'number' && fallback.to === number) {
    throw badField('/fallback/to', 'calls_itself', 'expected another number than this one');
  }
}
