// Second factor area: TOTP secrets, recovery codes and their verification. No operations of its own.

export { secondFactorPersonalData } from './personal-data.ts';
export { proveSecondFactor } from './prove-second-factor.ts';
export {
  removeSecondFactor,
  replaceRecoveryCodes,
  storePendingSecret,
  switchOnSecondFactor,
} from './second-factor.queries.ts';
export { makeSecondFactorSecret, otpauthUrl, stepOfCode } from './second-factor.rules.ts';
export { createSecondFactorSecrets, type SecondFactorSecrets } from './second-factor-secrets.ts';
