import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { emergencyNumber, noSuchNumber, notADestination, premiumNumber } from './outbound-calls.errors.ts';

/** Who is to be called: a number in E.164, or a SIP address that only a trunk can reach. */
export type Destination = { kind: 'number'; number: string } | { kind: 'sip'; address: string };

const sipAddress = /^sips?:([A-Za-z0-9\-_.!~*'()&=+$,;?/%]{1,128})@([A-Za-z0-9.\-:[\]]{1,128})(?:;[\w.\-=;]{1,64})?$/;

/**
 * Numbers of rescue services, as people dial them. By calling code where a country has its own beside 112 and 911.
 * Source: ITU-T E.129 and the lists of national numbering plans; more than needed rather than less.
 */
const emergencyEverywhere = ['112', '911'];
const emergencyByCallingCode: Readonly<Record<string, readonly string[]>> = {
  '7': ['101', '102', '103', '104'],
  '27': ['10111', '10177'],
  '30': ['100', '166', '199'],
  '31': ['113'],
  '32': ['100', '101'],
  '33': ['15', '17', '18', '114', '115', '119', '191', '196', '197'],
  '34': ['061', '062', '080', '085', '091', '092'],
  '36': ['104', '105', '107'],
  '39': ['113', '115', '118'],
  '40': ['961', '962'],
  '41': ['117', '118', '143', '144', '1414'],
  '43': ['122', '133', '140', '141', '142', '144', '147'],
  '44': ['999'],
  '45': ['114'],
  '46': ['90000'],
  '47': ['110', '113'],
  '48': ['997', '998', '999'],
  '49': ['110'],
  '52': ['060', '065', '066', '068'],
  '54': ['100', '101', '107'],
  '55': ['190', '192', '193'],
  '60': ['999'],
  '61': ['000', '106'],
  '64': ['111'],
  '65': ['995', '999'],
  '81': ['110', '118', '119'],
  '82': ['117', '119'],
  '86': ['110', '119', '120', '122'],
  '90': ['110', '155', '156'],
  '91': ['100', '101', '102', '108'],
  '353': ['999'],
  '372': ['110'],
  '420': ['150', '155', '156', '158'],
  '852': ['999'],
  '886': ['110', '119'],
  '971': ['997', '998', '999'],
  '972': ['100', '101', '102'],
};
const emergencyAnywhere = new Set([...emergencyEverywhere, ...Object.values(emergencyByCallingCode).flat()]);

/**
 * Reads who is to be called. Refuses what is no number, numbers that cannot exist, rescue services, which a machine must
 * never call, and numbers that cost the caller extra.
 */
export function readDestination(text: string): Destination {
  if (/^sips?:/i.test(text)) return readSipAddress(text);
  const dialled = text.replaceAll(/[\s().\-/]/g, '');
  if (emergencyAnywhere.has(dialled)) throw emergencyNumber();
  if (!/^\+[1-9]\d{2,14}$/.test(dialled)) throw notADestination();
  refuseEmergency(dialled.slice(1));
  const parsed = parsePhoneNumberFromString(dialled);
  if (!parsed?.isValid()) throw noSuchNumber();
  if (parsed.getType() === 'PREMIUM_RATE') throw premiumNumber();
  return { kind: 'number', number: parsed.number };
}

function readSipAddress(text: string): Destination {
  const user = sipAddress.exec(text.replace(/^sips?/i, (scheme) => scheme.toLowerCase()))?.[1];
  if (user === undefined) throw notADestination();
  const dialled = userNumber(user);
  if (emergencyEverywhere.includes(dialled)) throw emergencyNumber();
  if (/^\+\d/.test(dialled)) {
    refuseEmergency(dialled.slice(1));
    if (parsePhoneNumberFromString(dialled)?.getType() === 'PREMIUM_RATE') throw premiumNumber();
  }
  return { kind: 'sip', address: text.replace(/^sips?/i, (scheme) => scheme.toLowerCase()) };
}

/**
 * Refuses a SIP address whose user part is a rescue service in the country of the number that calls: a PBX may pass it
 * on there. Elsewhere it may be an extension.
 */
export function refuseRescueOf(destination: Destination, fromNumber: string): void {
  if (destination.kind !== 'sip') return;
  const dialled = userNumber(destination.address.replace(/^sips?:/, '').split('@')[0] ?? '');
  for (const length of [1, 2, 3]) {
    if (emergencyByCallingCode[fromNumber.slice(1, 1 + length)]?.includes(dialled)) throw emergencyNumber();
  }
}

/** The user part as a phone would dial it: without parameters, escapes and separators. */
function userNumber(user: string): string {
  const unescaped = user.replaceAll(/%([0-7][0-9A-Fa-f])/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return (unescaped.split(';')[0] ?? '').replaceAll(/[\s().\-/]/g, '');
}

/** `digits` begin with a calling code, of one to three digits. */
function refuseEmergency(digits: string): void {
  for (const length of [1, 2, 3]) {
    const own = emergencyByCallingCode[digits.slice(0, length)];
    const rest = digits.slice(length);
    if (own?.includes(rest) || emergencyEverywhere.includes(rest)) throw emergencyNumber();
  }
}
