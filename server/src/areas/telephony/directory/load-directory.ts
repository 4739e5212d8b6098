import type { AgentConfig } from '@parley/contract/resources/agent';
import type { DirectoryEntry } from '@parley/contract/resources/directory';
import type { Tx } from '#db/tenant-scope.ts';
import { listEntries } from './directory.queries.ts';

/** Loads the entries an agent may look up, by name. */
export async function loadDirectory(
  tx: Tx,
  { directory }: Pick<AgentConfig, 'directory'>,
  now: Date,
): Promise<DirectoryEntry[]> {
  switch (directory.access) {
    case 'none':
      return [];
    case 'all':
      return listEntries(tx, now);
    case 'departments':
      return (await listEntries(tx, now)).filter((entry) => isOf(entry, directory.departments));
  }
}

/** True for the entry of a named department, and for its people. */
function isOf({ kind, name, department }: DirectoryEntry, departments: readonly string[]): boolean {
  const belongs = [department, ...(kind === 'department' ? [name] : [])].map((each) => each.toLowerCase());
  return departments.some((each) => belongs.includes(each.toLowerCase()));
}
