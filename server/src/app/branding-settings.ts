import { isIP } from 'node:net';
import { listOf, type SettingsTable } from '#platform/config/settings.ts';

/** Settings of brands and their domains. */
export const brandingSettings = {
  dnsServers: {
    variable: 'PARLEY_DNS_SERVERS',
    doc: "Name servers that are asked for the records that prove resellers' domains, with commas: `9.9.9.9`, `[2620:fe::fe]:53`. Default: those of the system.",
    schema: listOf((entry) =>
      isNameServer(entry)
        ? undefined
        : `expected the address of a name server such as 9.9.9.9 or 127.0.0.1:5353, got ${entry}`,
    ),
  },
} as const satisfies SettingsTable;

/** True for an address with or without a port; of IPv6 with a port, in brackets. */
function isNameServer(entry: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(entry) ?? [];
  return isIP(bracketed ?? plain ?? entry) !== 0;
}
