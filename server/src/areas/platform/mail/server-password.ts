import { createSealer, type SealingKeys } from '#platform/secrets/sealer.ts';

/** Sealing of the mail server's password. */
export interface ServerPassword {
  seal(password: string): string;
  open(sealed: string): string;
  needsReseal(sealed: string): boolean;
}

const place = { tenantId: 'platform', table: 'instance_settings', rowId: 'mail_server', column: 'password' };

export function createServerPassword(keys: SealingKeys): ServerPassword {
  const sealer = createSealer(keys);
  return {
    seal: (password) => sealer.seal(password, place),
    open: (sealed) => sealer.open(sealed, place),
    needsReseal: (sealed) => sealer.needsReseal(sealed),
  };
}
