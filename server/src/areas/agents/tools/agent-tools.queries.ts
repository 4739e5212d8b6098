import type { ToolId } from '@parley/contract/ids';
import type { ToolDefinition, ToolType } from '@parley/contract/resources/tool';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { readDefinition, readTool, type StoredTool, toolColumns } from './tools.queries.ts';

/** Newest revisions of the existing tools among `ids`, by id. */
export async function newestRevisions(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('tools')
    .select(['id', 'revision'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.revision]));
}

export interface Pin {
  id: string;
  revision: number;
}

/** True when one of the tools `ids` exists and has this type. */
export async function hasToolOfType(tx: Tx, ids: readonly string[], type: ToolType): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await tx
    .selectFrom('tools')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`definition ->> 'type' = ${type}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of tools at these revisions, by tool id; a missing revision has none. */
export async function namesAt(tx: Tx, pins: readonly Pin[]): Promise<Map<string, string>> {
  if (pins.length === 0) return new Map();
  const rows = await tx
    .selectFrom('tool_revisions')
    .select(['tool_id', sql<string>`definition ->> 'name'`.as('name')])
    .where(isOneOf(pins))
    .execute();
  return new Map(rows.map((row) => [row.tool_id, row.name]));
}

/** Tool with the definition of one of its revisions. */
export interface PinnedTool {
  tool: StoredTool;
  pin: { revision: number; definition: ToolDefinition; updatedAt: Date };
}

/** Existing tools, each at its pinned or else its newest revision; by id. */
export async function pinnedTools(
  tx: Tx,
  ids: readonly string[],
  revisions: Readonly<Record<string, number>>,
): Promise<Map<string, PinnedTool>> {
  if (ids.length === 0) return new Map();
  const tools = await tx
    .selectFrom('tools')
    .select(toolColumns)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const older = tools.flatMap(({ id, revision }) => {
    const pinned = revisions[id];
    return pinned === undefined || pinned === revision ? [] : [{ id, revision: pinned }];
  });
  const rows =
    older.length === 0
      ? []
      : await tx
          .selectFrom('tool_revisions')
          .select(['tool_id', 'revision', 'definition', 'created_at'])
          .where(isOneOf(older))
          .execute();
  const pins = new Map(
    rows.map((row) => [
      row.tool_id,
      { revision: row.revision, definition: readDefinition(row.definition), updatedAt: row.created_at },
    ]),
  );
  return new Map(
    tools.map((row) => {
      const tool = readTool(row);
      return [row.id, { tool, pin: pins.get(row.id) ?? tool }];
    }),
  );
}

function isOneOf(pins: readonly Pin[]) {
  const ids = pins.map((pin) => pin.id as ToolId);
  const revisions = pins.map((pin) => pin.revision);
  return sql<boolean>`(tool_id, revision) in (select * from unnest(${ids}::uuid[], ${revisions}::int[]))`;
}
