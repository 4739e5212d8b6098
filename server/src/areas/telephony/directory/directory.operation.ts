import { DirectoryEntryId } from '@parley/contract/ids';
import { z } from 'zod';
import type { AgentsDeps } from '#areas/agents/agents';
import { operationOf } from '#platform/http/operation.ts';

/** Dependencies beside the database: an agent is changed with those of its own operations. */
export type DirectoryDeps = AgentsDeps;

export const operation = operationOf<DirectoryDeps>();

export const entryParams = z.object({ entryId: DirectoryEntryId });
