import { z } from 'zod';
import { moduleTexts, resellerModules } from './reseller-package.ts';

/** Features that the platform can switch for one account: the modules of packages, and `recordings`. */
export const featureFlags = [...resellerModules, 'recordings'] as const;
export type FeatureFlagName = (typeof featureFlags)[number];

/** Descriptions of the features. */
export const featureTexts: Record<FeatureFlagName, string> = {
  ...moduleTexts,
  recordings:
    'Sound of calls is recorded, where the agent has `recording_enabled`. Off: no new call is, whatever the agent says',
};

const FeatureFlagName = z.enum(featureFlags);

/** A feature of one account, and what decides about it. */
export const FeatureFlag = z
  .object({
    flag: FeatureFlagName,
    description: z.string(),
    default: z.boolean().meta({ description: 'Where neither a package nor the platform says otherwise' }),
    package: z.boolean().nullable().meta({ description: 'Of the package of the account; null: it says nothing' }),
    override: z.boolean().nullable().meta({ description: 'Set by the platform; null: the package, else the default' }),
    is_on: z.boolean().meta({ description: 'What holds: the override, else the package, else the default' }),
  })
  .meta({ id: 'FeatureFlag' });
export type FeatureFlag = z.infer<typeof FeatureFlag>;

export const FeatureFlags = z.object({ data: z.array(FeatureFlag) }).meta({ id: 'FeatureFlags' });

const overrides = Object.fromEntries(featureFlags.map((flag) => [flag, z.boolean().nullable().optional()])) as Record<
  FeatureFlagName,
  z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
>;

/** PUT: the overrides as they are from now on. */
export const FeatureFlagsReplace = z
  .strictObject({
    overrides: z.strictObject(overrides).meta({
      description: 'A flag that is left out, or null, has no override: its package decides, else the default',
    }),
  })
  .meta({ id: 'FeatureFlagsReplace' });
