/**
 * Forms of VAT identification numbers after their country prefix, by ISO country. Source: the European Commission's
 * list of structures (VIES), and those of Great Britain, Northern Ireland, Norway and Switzerland.
 */
const forms: Readonly<Record<string, { prefix?: string; form: RegExp }>> = {
  AT: { form: /^U\d{8}$/ },
  BE: { form: /^[01]\d{9}$/ },
  BG: { form: /^\d{9,10}$/ },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^\d{9}$/ },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/ },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[A-HJ-NP-Z0-9]{2}\d{9}$/ },
  GR: { prefix: 'EL', form: /^\d{9}$/ },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { form: /^\d{11}$/ },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LU: { form: /^\d{8}$/ },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^[A-Z0-9+*]{10}\d{2}$/ },
  PL: { form: /^\d{10}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{10}01$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
};
const neighbours: Readonly<Record<string, { prefix?: string; form: RegExp }>> = {
  CH: { prefix: 'CHE', form: /^\d{9}(?:MWST|TVA|IVA)?$/ },
  GB: { form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
  NO: { form: /^\d{9}(?:MVA)?$/ },
};
const northernIreland = /^XI(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/;

/** True for a member state of the European Union, by its ISO code. */
export const isInUnion = (country: string): boolean => Object.hasOwn(forms, country);

/** True for a VAT number of the country in the form it has there. Countries without a known form accept any. */
export function fitsVatForm(vatId: string, country: string): boolean {
  if (country === 'GB' && northernIreland.test(vatId)) return true;
  const known = forms[country] ?? neighbours[country];
  if (!known) return vatId.startsWith(country);
  const prefix = known.prefix ?? country;
  return vatId.startsWith(prefix) && known.form.test(vatId.slice(prefix.length));
}
