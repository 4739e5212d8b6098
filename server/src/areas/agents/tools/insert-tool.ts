import type { ToolId } from '@parley/contract/ids';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import type { Actor } from '#platform/http/principal.ts';
import type { UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';
import { checkDefinition } from './check-definition.ts';
import { checkFromNumber } from './check-from-number.ts';
import { checkTeam } from './check-team.ts';
import { newSigningSecret, type SecretContext, storeSigningSecret, storeToolSecrets } from './tool-secrets.ts';
import { insertTool, type StoredTool } from './tools.queries.ts';

/** Dependencies of creating a tool. */
export interface MakeContext extends SecretContext {
  actor: Actor;
  deps: SecretContext['deps'] & { egress: UrlGuard };
}

/**
 * Creates a tool from a definition with plaintext secrets. A webhook gets a signing secret unless one is given;
 * `signingSecret` is that secret, null for other types.
 */
export async function makeTool(
  context: MakeContext,
  incoming: ToolDefinition,
  given?: { signingSecret: string | null; original: ToolDefinition },
): Promise<{ tool: StoredTool; signingSecret: string | null }> {
  checkDefinition(context.deps.egress, incoming, null);
  await checkTeam(context.tx, incoming, given?.original ?? null);
  const checked = await checkFromNumber(context.tx, incoming, given?.original ?? null);
  const definition = await storeToolSecrets(context, checked, null);
  const signingSecret = incoming.type === 'webhook' ? (given?.signingSecret ?? newSigningSecret()) : null;
  const signing = signingSecret === null ? null : await storeSigningSecret(context, signingSecret);
  const id = context.newId() as ToolId;
  return { tool: await insertTool(context.tx, { ...context, id, definition, signing }), signingSecret };
}
