import type { ToolDefinition } from '@parley/contract/resources/tool';
import { isTeam } from '#areas/conversations/teams';
import type { Tx } from '#db/tenant-scope.ts';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { refusalOf } from './tools.errors.ts';

const unknownTeam = defineDetail('unknown_team', 'unknown_team', 'there is no team with this id');

/**
 * Refuses (400) a `handoff` tool for a team that is not the tenant's. An unchanged team passes: it may have been deleted
 * since, and its chats then wait without one.
 */
export async function checkTeam(tx: Tx, definition: ToolDefinition, before: ToolDefinition | null): Promise<void> {
  const teamId = definition.handoff?.team_id ?? null;
  if (teamId === null || teamId === before?.handoff?.team_id || (await isTeam(tx, teamId))) return;
  throw refusalOf([unknownTeam('/handoff/team_id')]);
}
