import type { FallbackDestination } from '@parley/contract/resources/phone-number';
import { badField } from './phone-numbers.errors.ts';

/** Refuses a fallback that would call the same number again, for ever. */
export function checkFallback(fallback: FallbackDestination | null | undefined, number: string): void {
  if (fallback?.kind === 'number' && fallback.to === number) {
    throw badField('/fallback/to', 'calls_itself', 'expected another number than this one');
  }
}
