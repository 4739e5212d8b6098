/**
 * Host of a region's speech services. Source: cognitive-services-speech-sdk-js
 * `src/common.speech/ConnectionFactoryBase.ts` (`getHostSuffix`).
 */
export function azureHost(service: 'stt' | 'tts', region: string): string {
  return `${region}.${service}.speech${hostSuffixOf(region.toLowerCase())}`;
}

function hostSuffixOf(region: string): string {
  if (region.startsWith('china')) return '.azure.cn';
  return region.startsWith('usgov') ? '.azure.us' : '.microsoft.com';
}

/** `en-US` of `en`: Azure knows languages with their country only. What has a country stays as it is. */
export function azureLocale(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    const { language, region } = locale.region === undefined ? locale.maximize() : locale;
    return `${language}-${region}`;
  } catch {
    return 'en-US';
  }
}
