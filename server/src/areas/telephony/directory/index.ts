import { area } from '#platform/areas/area.ts';
import { createDirectoryEntry } from './create-directory-entry.ts';
import { deleteDirectoryEntry } from './delete-directory-entry.ts';
import type { DirectoryDeps } from './directory.operation.ts';
import { getAgentDirectory } from './get-agent-directory.ts';
import { getAgentTransferTargets } from './get-agent-transfer-targets.ts';
import { getDirectoryEntry } from './get-directory-entry.ts';
import { importDirectory } from './import-directory.ts';
import { listDirectoryEntries } from './list-directory-entries.ts';
import { matchDirectory } from './match-directory.ts';
import { directoryPersonalData } from './personal-data.ts';
import { replaceAgentDirectory } from './replace-agent-directory.ts';
import { replaceAgentTransferTargets } from './replace-agent-transfer-targets.ts';
import { updateDirectoryEntry } from './update-directory-entry.ts';

export { listQueuedEntries } from './directory.queries.ts';
export { loadDirectory } from './load-directory.ts';
export { matchName } from './match-name.rules.ts';
export { entryOfQueue, nodeOfEntry, queueOf, transferNodes } from './transfer-nodes.rules.ts';
export { type PlannedCall, planTransfer, type TransferPlan } from './transfer-plan.rules.ts';

/** Directory of an account: people and departments that agents transfer callers to. */
export const directoryArea = area<DirectoryDeps>({
  name: 'directory',
  module: 'phone',
  personalData: directoryPersonalData,
  operations: {
    Integrations: [
      listDirectoryEntries,
      createDirectoryEntry,
      importDirectory,
      matchDirectory,
      getDirectoryEntry,
      updateDirectoryEntry,
      deleteDirectoryEntry,
      getAgentDirectory,
      replaceAgentDirectory,
      getAgentTransferTargets,
      replaceAgentTransferTargets,
    ],
  },
});
