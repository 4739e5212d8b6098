import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmergencyAnywhere, isEmergencyAt, isEmergencyInternational } from './emergency-numbers.rules.ts';
import { readSipAddress, type SipAddress, writeSipAddress } from './sip-address.rules.ts';

/**
 * Dial target: an E.164 number or a SIP address. Produced by the policy check only, and dialled exactly as it is here.
 */
export type DialTarget = { kind: 'number'; number: string } | { kind: 'sip'; address: string };

/** `unreadable`: neither an E.164 number nor a SIP address, or one with extra parts. */
export type DialFault = 'unreadable' | 'no_such_number' | 'emergency' | 'premium';

export type CheckedTarget = { target: DialTarget } | { objection: DialFault };

/** Maximum digits of an extension. */
const extensionDigits = 5;
const separators = /[\s().\-/\p{Pd}]/gu;

const objection = (because: DialFault): CheckedTarget => ({ objection: because });

/**
 * Normalizes a destination, then checks it, so that only checked targets are dialled. Refuses emergency services and
 * premium numbers. `ownNumber`: E.164 caller number; emergency numbers of its country count too.
 */
export function checkDialTarget(text: string, { ownNumber }: { ownNumber?: string } = {}): CheckedTarget {
  if (/^sips?:/i.test(text)) return judgeSip(text, ownNumber);
  const dialled = text.normalize('NFKC').replaceAll(separators, '');
  if (isEmergencyAnywhere(dialled)) return objection('emergency');
  if (!/^\+[1-9]\d{2,14}$/.test(dialled)) return objection('unreadable');
  const costly = objectionToDigits(dialled, ownNumber);
  if (costly === 'emergency') return objection(costly);
  const parsed = parsePhoneNumberFromString(dialled);
  if (!parsed?.isValid()) return objection('no_such_number');
  return costly === undefined ? { target: { kind: 'number', number: parsed.number } } : objection(costly);
}

function judgeSip(text: string, ownNumber: string | undefined): CheckedTarget {
  const address = readSipAddress(text);
  if (address === undefined) return objection('unreadable');
  const user = address.user.replaceAll(separators, '');
  for (const digits of digitRuns(user)) {
    const because = objectionToDigits(digits, ownNumber);
    if (because !== undefined) return objection(because);
  }
  const isNumber = /^\+?[\d*#]+$/.test(user);
  if (!isPlain(address) || (!isNumber && !isName(address.user))) return objection('unreadable');
  return { target: { kind: 'sip', address: writeSipAddress(address, isNumber ? user : address.user) } };
}

/**
 * Digit sequences of the user part that a next hop might dial: the whole, its longer runs, and all digits together,
 * also as an international number without its plus.
 */
function digitRuns(user: string): string[] {
  const all = user.replaceAll(/\D/g, '');
  const runs = (user.match(/\d+/g) ?? []).filter((run) => run.length > extensionDigits);
  return [user, ...runs, ...(all.length > extensionDigits ? [all, `+${all}`] : [])];
}

function isPlain({ hasUserExtras, hasHeaders, parameters }: SipAddress): boolean {
  const hasOthers = [...parameters.keys()].some((name) => name !== 'transport' && name !== 'user');
  return !hasUserExtras && !hasHeaders && !hasOthers;
}

/** A user that starts like a number but is not one is dialled as the next hop interprets it. */
function isName(user: string): boolean {
  if (!/^[\w.!~*'&=+$-]+$/.test(user)) return false;
  return !/^[+\d]/.test(user) || user.replaceAll(/\D/g, '').length <= extensionDigits;
}

/** Checks digits as an international number where written as one, and as dialled nationally. */
function objectionToDigits(text: string, ownNumber: string | undefined): 'emergency' | 'premium' | undefined {
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  if (international === undefined) {
    if (isEmergencyAt(text, ownNumber)) return 'emergency';
    return isPremium(text, ownNumber && parsePhoneNumberFromString(ownNumber)?.country) ? 'premium' : undefined;
  }
  if (isEmergencyInternational(international)) return 'emergency';
  return isPremium(`+${international}`) ? 'premium' : undefined;
}

function isPremium(number: string, country?: CountryCode | ''): boolean {
  return parsePhoneNumberFromString(number, country || undefined)?.getType() === 'PREMIUM_RATE';
}
