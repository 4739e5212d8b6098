import type { AgentId, TenantId, ToolId } from '@parley/contract/ids';
import { type Tool, ToolDefinition } from '@parley/contract/resources/tool';
import { type Selectable, sql } from 'kysely';
import type { Tools } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Actor } from '#platform/http/principal.ts';
import { maskToolSecrets } from './tool-secrets.rules.ts';
import { revisionNotFound, toolNotFound } from './tools.errors.ts';

/** Tool with its definition as stored: secrets are vault references. */
export interface StoredTool {
  id: ToolId;
  revision: number;
  definition: ToolDefinition;
  signing: SigningSecrets;
  createdAt: Date;
  updatedAt: Date;
}

/** Vault references of a webhook's signing secrets. */
export interface SigningSecrets {
  id: string | null;
  hint: string | null;
  previousId: string | null;
  previousUntil: Date | null;
}

export const toolColumns = [
  'id',
  'revision',
  'definition',
  'signing_secret_id',
  'signing_secret_hint',
  'previous_signing_secret_id',
  'previous_signing_until',
  'created_at',
  'updated_at',
] as const;

export function readTool(row: Pick<Selectable<Tools>, (typeof toolColumns)[number]>): StoredTool {
  return {
    id: row.id as ToolId,
    revision: row.revision,
    definition: readDefinition(row.definition),
    signing: {
      id: row.signing_secret_id,
      hint: row.signing_secret_hint,
      previousId: row.previous_signing_secret_id,
      previousUntil: row.previous_signing_until,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Parses a stored definition; fields added in later versions of Parley get their defaults. */
export function readDefinition(definition: unknown): ToolDefinition {
  return ToolDefinition.parse(definition);
}

/** Presents the part of a tool that does not depend on its agents. */
export function presentDefinition(tool: StoredTool) {
  return {
    id: tool.id,
    revision: tool.revision,
    ...maskToolSecrets(tool.definition),
    signing_secret_hint: tool.signing.hint,
    created_at: tool.createdAt.toISOString(),
    updated_at: tool.updatedAt.toISOString(),
  };
}

/** Presents the tool as the API shows it. */
export function presentTool(tool: StoredTool, agentIds: readonly string[]): Tool {
  return { ...presentDefinition(tool), agent_ids: agentIds as AgentId[] };
}

const toolRow = (tx: Tx, id: ToolId) =>
  tx.selectFrom('tools').select(toolColumns).where('id', '=', id).where('deleted_at', 'is', null);

/** Gets the tool; refuses (404) when it is missing or deleted. */
export async function getTool(tx: Tx, id: ToolId): Promise<StoredTool> {
  const row = await toolRow(tx, id).executeTakeFirst();
  if (!row) throw toolNotFound();
  return readTool(row);
}

/** Gets the tool under a row lock until the transaction ends. Take `lockToolsExclusive` before. */
export async function getToolForUpdate(tx: Tx, id: ToolId): Promise<StoredTool> {
  const row = await toolRow(tx, id).forUpdate().executeTakeFirst();
  if (!row) throw toolNotFound();
  return readTool(row);
}

/** Gets the tool at a revision; refuses with the newest number when it is missing. */
export async function toolAtRevision(tx: Tx, tool: StoredTool, revision: number): Promise<StoredTool> {
  if (revision === tool.revision) return tool;
  const row = await tx
    .selectFrom('tool_revisions')
    .select(['definition', 'created_at'])
    .where('tool_id', '=', tool.id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!row) throw revisionNotFound({ revision, newest: tool.revision });
  return { ...tool, revision, definition: readDefinition(row.definition), updatedAt: row.created_at };
}

/** Ids of the agents outside the trash that use each of these tools, oldest agent first. */
export async function agentIdsByTool(tx: Tx, ids: readonly ToolId[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const rows = await tx
    .selectFrom('agents')
    .select(['id', 'tool_ids'])
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`tool_ids ?| ${[...ids]}::text[]`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    for (const toolId of row.tool_ids as string[]) found.set(toolId, [...(found.get(toolId) ?? []), row.id]);
  }
  return found;
}

export interface Change {
  tenantId: TenantId;
  actor: Actor;
  now: Date;
}

export async function insertTool(
  tx: Tx,
  tool: Change & { id: ToolId; definition: ToolDefinition; signing: { id: string; hint: string } | null },
): Promise<StoredTool> {
  const row = await tx
    .insertInto('tools')
    .values({
      tenant_id: tool.tenantId,
      id: tool.id,
      revision: 1,
      definition: JSON.stringify(tool.definition),
      signing_secret_id: tool.signing?.id ?? null,
      signing_secret_hint: tool.signing?.hint ?? null,
      created_at: tool.now,
      updated_at: tool.now,
    })
    .returning(toolColumns)
    .executeTakeFirstOrThrow();
  await insertRevision(tx, { ...tool, revision: 1 });
  return readTool(row);
}

/** Makes a definition the current one, under the next revision number. */
export async function insertNextRevision(
  tx: Tx,
  change: Change & { tool: StoredTool; definition: ToolDefinition },
): Promise<StoredTool> {
  const { tool, definition, now } = change;
  const revision = tool.revision + 1;
  await insertRevision(tx, { ...change, id: tool.id, revision });
  await tx
    .updateTable('tools')
    .set({ revision, definition: JSON.stringify(definition), updated_at: now })
    .where('id', '=', tool.id)
    .execute();
  return { ...tool, revision, definition, updatedAt: now };
}

async function insertRevision(
  tx: Tx,
  {
    tenantId,
    actor,
    now,
    id,
    revision,
    definition,
  }: Change & { id: ToolId; revision: number; definition: ToolDefinition },
): Promise<void> {
  await tx
    .insertInto('tool_revisions')
    .values({
      tenant_id: tenantId,
      tool_id: id,
      revision,
      definition: JSON.stringify(definition),
      author: JSON.stringify({ kind: actor.kind, id: actor.id, name: actor.name }),
      created_at: now,
    })
    .execute();
}

/** Every revision's definition of a tool. */
export async function definitionsOf(tx: Tx, id: ToolId): Promise<ToolDefinition[]> {
  const rows = await tx.selectFrom('tool_revisions').select('definition').where('tool_id', '=', id).execute();
  return rows.map((row) => readDefinition(row.definition));
}

export async function setSigningSecrets(tx: Tx, id: ToolId, signing: SigningSecrets, now: Date): Promise<void> {
  await tx
    .updateTable('tools')
    .set({
      signing_secret_id: signing.id,
      signing_secret_hint: signing.hint,
      previous_signing_secret_id: signing.previousId,
      previous_signing_until: signing.previousUntil,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function setDeleted(tx: Tx, id: ToolId, now: Date): Promise<void> {
  await tx
    .updateTable('tools')
    .set({
      deleted_at: now,
      updated_at: now,
      signing_secret_id: null,
      signing_secret_hint: null,
      previous_signing_secret_id: null,
      previous_signing_until: null,
    })
    .where('id', '=', id)
    .execute();
}
