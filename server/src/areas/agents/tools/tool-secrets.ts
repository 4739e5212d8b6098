import { randomBytes } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { Tx } from '#db/tenant-scope.ts';
import { hintOf } from '#platform/secrets/secret-references.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { extractToolSecrets } from './tool-secrets.rules.ts';
import { refusalOf } from './tools.errors.ts';

/** Dependencies of storing secrets. */
export interface SecretContext {
  tx: Tx;
  tenantId: TenantId;
  now: Date;
  newId: () => string;
  deps: { vault: Vault };
}

/** Moves the secrets of an incoming definition into the vault and returns the definition to store. */
export async function storeToolSecrets(
  context: SecretContext,
  incoming: ToolDefinition,
  stored: ToolDefinition | null,
): Promise<ToolDefinition> {
  const { tx, tenantId, now, deps } = context;
  const { definition, secrets, faults } = extractToolSecrets(incoming, stored, context.newId);
  const refusal = refusalOf(faults);
  if (refusal) throw refusal;
  for (const secret of secrets) await deps.vault.store(tx, { tenantId, ...secret, now });
  return definition;
}

/** Standard Webhooks: 24 to 64 random bytes. */
const signingSecretBytes = 32;

/** Generates a signing secret: `whsec_` and base64. */
export const newSigningSecret = () => `whsec_${randomBytes(signingSecretBytes).toString('base64')}`;

/** Stores a signing secret in the vault; returns its reference. */
export async function storeSigningSecret(context: SecretContext, value: string): Promise<{ id: string; hint: string }> {
  const { tx, tenantId, now, deps } = context;
  // Base64 padding would hide the characters that make the hint recognizable.
  const secret = { id: context.newId(), hint: hintOf(value.replace(/=+$/, '')) };
  await deps.vault.store(tx, { tenantId, ...secret, value, now });
  return secret;
}
