import { z } from 'zod';
import { address, flag, type SettingsTable, text } from '#platform/config/settings.ts';
import { selectModels } from './catalogue.ts';

/** Settings of speech models. */
export const modelSettings = {
  speechModels: {
    variable: 'PARLEY_SPEECH_MODELS',
    doc: 'Speech models fetched in the background and used when they are whole: `auto` (hearing English), `off`, or ids with commas; `npm run models -- list` shows them.',
    schema: text()
      .default('auto')
      .transform((value, context) => {
        try {
          return selectModels(value);
        } catch (error) {
          context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
          return z.NEVER;
        }
      }),
  },
  modelsMirror: {
    variable: 'PARLEY_MODELS_MIRROR',
    doc: 'Address that holds speech models as `<id>/<file>` and is asked instead of their publishers. One in a private network must also stand in PARLEY_EGRESS_ALLOW.',
    schema: address(/^https?$/, 'https://files.example.com/speech').optional(),
  },
  areModelsOffline: {
    variable: 'PARLEY_MODELS_OFFLINE',
    doc: 'Fetches no speech models; those in the data folder are used.',
    schema: flag().default(false),
  },
  allowsUnverifiedModels: {
    variable: 'PARLEY_MODELS_ALLOW_UNVERIFIED',
    doc: 'Also fetches speech models whose checksum this version does not know, and holds later downloads against the first.',
    schema: flag().default(false),
  },
} as const satisfies SettingsTable;
