import { TOTP } from 'otpauth';

/** The code an authenticator would show now for a secret in base32. */
export const codeOf = (secret: string, at = Date.now()): string => new TOTP({ secret }).generate({ timestamp: at });
