import { z } from 'zod';
import { address, type SettingsOf, type SettingsTable, text } from '#platform/config/settings.ts';

/** Settings of carriers with accounts; a carrier is used when all of its settings are set. */
export const carrierSettings = {
  twilioAccountSid: {
    variable: 'PARLEY_TWILIO_ACCOUNT_SID',
    doc: 'Account of the installation at Twilio, for numbers and calls; goes with its token and PARLEY_PUBLIC_URL.',
    schema: text().optional(),
  },
  twilioAuthToken: {
    variable: 'PARLEY_TWILIO_AUTH_TOKEN',
    doc: 'Token of that account.',
    schema: text().optional(),
    isSecret: true,
  },
  twilioUrl: {
    variable: 'PARLEY_TWILIO_URL',
    doc: "Address that is asked instead of Twilio's own, for example of a region.",
    schema: address(/^https?$/, 'https://api.example.com').optional(),
  },
  telnyxApiKey: {
    variable: 'PARLEY_TELNYX_API_KEY',
    doc: 'Key of the installation at Telnyx; goes with the public key, the connection and PARLEY_PUBLIC_URL.',
    schema: text().optional(),
    isSecret: true,
  },
  telnyxPublicKey: {
    variable: 'PARLEY_TELNYX_PUBLIC_KEY',
    doc: 'Public key with which Telnyx signs, in base64, from its portal.',
    schema: z
      .base64()
      .refine((key) => Buffer.from(key, 'base64').length === 32, 'expected 32 bytes in base64')
      .optional(),
  },
  telnyxConnectionId: {
    variable: 'PARLEY_TELNYX_CONNECTION_ID',
    doc: 'Voice API application at Telnyx that calls are placed with.',
    schema: text().optional(),
  },
  telnyxUrl: {
    variable: 'PARLEY_TELNYX_URL',
    doc: "Address that is asked instead of Telnyx's own.",
    schema: address(/^https?$/, 'https://api.example.com').optional(),
  },
} as const satisfies SettingsTable;

/** Settings that are of use together only. */
const together: readonly (readonly (keyof typeof carrierSettings)[])[] = [
  ['twilioAccountSid', 'twilioAuthToken'],
  ['telnyxApiKey', 'telnyxPublicKey', 'telnyxConnectionId'],
];

/** Describes the missing settings of partly configured carriers. */
export function carrierFaults(
  config: SettingsOf<typeof carrierSettings> & { publicUrl?: string | undefined },
): string[] {
  const begun = together.filter((names) => names.some((name) => config[name] !== undefined));
  const faults = begun
    .filter((names) => names.some((name) => config[name] === undefined))
    .map((names) => `${names.map((name) => carrierSettings[name].variable).join(', ')} go together: set all or none`);
  if (begun.length > 0 && config.publicUrl === undefined) {
    faults.push('A carrier must know where to reach this installation: set PARLEY_PUBLIC_URL');
  }
  return faults;
}
