/**
 * Emergency numbers by calling code, beside 112 and 911. Source: ITU-T E.129 and national numbering plans; too many
 * rather than too few.
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

/** Treated as emergency numbers among extensions in any country: a PBX may put them through. */
const emergencyAmongExtensions = new Set('112 911 999 000 110 111 118 119 190 15 17 18'.split(' '));

/** Reports that digits without a country code are an emergency number somewhere. */
export const isEmergencyAnywhere = (digits: string): boolean => emergencyAnywhere.has(digits);

/** Reports that digits are an emergency number everywhere, or in the country of this E.164 number. */
export function isEmergencyAt(digits: string, ownNumber: string | undefined): boolean {
  return (
    emergencyEverywhere.includes(digits) ||
    ofCallingCode(ownNumber?.replace(/^\+/, '')).some((own) => own.includes(digits))
  );
}

/** Reports that digits with a calling code are an emergency number of that country. */
export function isEmergencyInternational(digits: string): boolean {
  return [1, 2, 3].some((length) => {
    const rest = digits.slice(length);
    return emergencyByCallingCode[digits.slice(0, length)]?.includes(rest) || emergencyEverywhere.includes(rest);
  });
}

/** Reports that a PBX may put this extension through to emergency services, also behind an access digit. */
export function isEmergencyExtension(extension: string, ownNumber: string | undefined): boolean {
  return [extension, extension.replace(/^9/, '')].some(
    (digits) => emergencyAmongExtensions.has(digits) || isEmergencyAt(digits, ownNumber),
  );
}

/** Emergency lists of the countries whose calling code the digits may start with. */
function ofCallingCode(digits = ''): (readonly string[])[] {
  return [1, 2, 3].flatMap((length) => {
    const own = emergencyByCallingCode[digits.slice(0, length)];
    return own === undefined ? [] : [own];
  });
}
