import { area } from '#platform/areas/area.ts';
import { createModelServer } from './create-model-server.ts';
import { deleteModelServerOperation } from './delete-model-server.ts';
import { discoverModelServers } from './discover-model-servers.ts';
import { listLanguageModels } from './list-language-models.ts';
import { listModelServers } from './list-model-servers.ts';
import type { LanguageModelsDeps } from './model-server-directory.ts';

export type { LanguageModelsDeps } from './model-server-directory.ts';
export { readAcceptedModelServers } from './model-servers.queries.ts';

/** Language models: those an agent may name, and model servers of this machine. */
export const languageModelsArea = area<LanguageModelsDeps>({
  name: 'language-models',
  // Warnings of agents need the names from the first request on.
  start: async ({ servers }) => void (await servers.found()),
  operations: {
    Agents: [listLanguageModels],
    'Reseller and platform admin': [
      listModelServers,
      discoverModelServers,
      createModelServer,
      deleteModelServerOperation,
    ],
  },
});
