interface Choice {
  value: string;
  label: string;
}

/** Languages our e-mails are written in. */
const languages = ['en', 'sv', 'de', 'fr', 'es'];

/** Countries of which we know the name in every browser; codes are those of ISO 3166-1. */
const countries =
  'AD AE AR AT AU BA BE BG BR CA CH CL CN CO CR CY CZ DE DK EC EE EG ES FI FR GB GE GI GR HK HR HU ID IE IL IN IS IT JP KE KR KZ LI LT LU LV MA MC MD ME MK MT MX MY NG NL NO NZ PE PH PK PL PT RO RS SA SE SG SI SK SM TH TN TR TW UA US UY VN ZA'.split(
    ' ',
  );

/** Languages by their names in `shownIn`; the present one always among them. */
export function languageChoices(shownIn: string, present: string): Choice[] {
  return named(withPresent(languages, present), new Intl.DisplayNames(shownIn, { type: 'language' }));
}

export function countryChoices(shownIn: string, present: string, none: string): Choice[] {
  const codes = present === '' ? countries : withPresent(countries, present);
  const known = named(codes, new Intl.DisplayNames(shownIn, { type: 'region' }));
  return [{ value: '', label: none }, ...known];
}

/** The time zones this browser knows. */
export function timeZoneChoices(present: string): Choice[] {
  return withPresent(['UTC', ...Intl.supportedValuesOf('timeZone')], present).map((zone) => ({
    value: zone,
    label: zone.replaceAll('_', ' '),
  }));
}

function named(codes: readonly string[], names: Intl.DisplayNames): Choice[] {
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

const withPresent = (all: readonly string[], present: string) => [...new Set([...all, present])];
