import type { ConnectionCreate } from '@parley/contract/resources/integration';
import type { Egress } from '@parley/egress';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { findUrlFaults } from '#platform/tenant-urls/find-url-faults.ts';
import {
  connectionKeyRefused,
  needsKey,
  settingMalformed,
  settingMissing,
  takesNoKey,
  unknownSetting,
} from './connections.errors.ts';
import type { Vendor } from './vendor.ts';

/** Refuses a connection without what its vendor needs, or with what it does not know. */
export function checkRequest(
  { egress }: { egress: Egress },
  vendor: Vendor,
  { key, settings }: Pick<ConnectionCreate, 'key' | 'settings'>,
): void {
  if (!vendor.takesKey) throw takesNoKey('/key', { title: vendor.title });
  if (key === undefined) throw needsKey('/key', { title: vendor.title });
  checkSettings({ egress }, vendor, settings, 'key');
  if (vendor.keyAddress?.(key) === null) {
    throw connectionKeyRefused({ detail: `The key of ${vendor.title} is another: ${vendor.keyHint}.` });
  }
}

/** Refuses settings that the vendor does not know, misses, or whose address may not be reached. */
export function checkSettings(
  { egress }: { egress: Egress },
  vendor: Vendor,
  settings: Readonly<Record<string, string>>,
  auth: 'key' | 'oauth',
): void {
  const known = vendor.settings.filter(({ only }) => only === undefined || only === auth);
  for (const name of Object.keys(settings)) {
    if (!known.some((each) => each.name === name)) throw unknownSetting(`/settings/${name}`);
  }
  for (const { name, title, isRequired, isUrl, pattern } of known) {
    const value = settings[name];
    if (value === undefined && isRequired) throw settingMissing(`/settings/${name}`, { title });
    if (value !== undefined && pattern && !pattern.test(value)) throw settingMalformed(`/settings/${name}`, { title });
    if (value === undefined || !isUrl) continue;
    const faults = findUrlFaults(egress, [{ path: `/settings/${name}`, url: value }], []);
    if (faults.length > 0) throw refuseFields(faults);
  }
}
