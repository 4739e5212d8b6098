import type { ModelRequest } from '#brain/ports.ts';
import { type countryOf, findPhoneNumber } from './details/find-phone-number.ts';

/** Number the person calls from, in E.164; undefined where it is unknown, withheld or no public number. */
export function ownNumberOf(
  { keypad }: Pick<ModelRequest, 'keypad'>,
  country: ReturnType<typeof countryOf>,
): string | undefined {
  return keypad?.ownNumber === undefined ? undefined : findPhoneNumber(keypad.ownNumber, country);
}
