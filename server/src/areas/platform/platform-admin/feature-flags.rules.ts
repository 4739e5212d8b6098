import {
  type FeatureFlag,
  type FeatureFlagName,
  featureFlags,
  featureTexts,
} from '@parley/contract/resources/feature-flag';

/** Every feature is on where nothing says otherwise. */
const isOnByDefault = true;

export type Overrides = Partial<Record<FeatureFlagName, boolean>>;

/** Decides each feature: the override of the platform, else the package, else the default. */
export function flagsOf(stored: {
  overrides: Overrides;
  modules: Readonly<Record<string, unknown>> | null;
}): FeatureFlag[] {
  const { overrides, modules } = stored;
  return featureFlags.map((flag) => {
    const named = modules?.[flag];
    const ofPackage = typeof named === 'boolean' ? named : null;
    const override = overrides[flag] ?? null;
    return {
      flag,
      description: featureTexts[flag],
      default: isOnByDefault,
      package: ofPackage,
      override,
      is_on: override ?? ofPackage ?? isOnByDefault,
    };
  });
}

/** Overrides that were given, without those taken away. */
export function givenOverrides(body: Readonly<Partial<Record<FeatureFlagName, boolean | null>>>): Overrides {
  return Object.fromEntries(
    featureFlags.flatMap((flag) => (typeof body[flag] === 'boolean' ? [[flag, body[flag]]] : [])),
  );
}
