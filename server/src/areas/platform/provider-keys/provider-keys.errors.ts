import { defineFieldRefusal, defineRefusal, defineSentenceAtField } from '#platform/http/define-refusal.ts';

const regionMissing = defineFieldRefusal(
  'bad_region',
  'provider_region_missing',
  'azure needs the region of the Speech resource, such as westeurope',
);
const regionUnfit = defineFieldRefusal('bad_region', 'provider_without_region', 'this vendor has no region');
export const badRegion = (provider: string) =>
  provider === 'azure' ? regionMissing('/region') : regionUnfit('/region');

const refusedByVendor = defineSentenceAtField(
  { refusal: 'conflict', detail: 'key_refused' },
  'provider_key_refused',
  '{{answer}} Nothing was stored',
);
/** `answer`: of the vendor, in words. */
export const keyRefused = (answer: string) => refusedByVendor('/key', { answer });

export const noKeyStored = defineRefusal('not_found', 'no_provider_key', 'No key of this vendor is stored here');
