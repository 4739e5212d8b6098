import { admin } from '#platform/http/access/access.ts';
import { modelServerIsSetting, modelServerNotFound } from './language-models.errors.ts';
import { exampleModelServer, modelServerParams, operation } from './language-models.operation.ts';
import { deleteModelServer } from './model-servers.queries.ts';

/** Turns a model server off. */
export const deleteModelServerOperation = operation({
  method: 'DELETE',
  path: '/api/admin/model-servers/{serverName}',
  id: 'deleteModelServer',
  summary: 'Turn off a model server',
  description: 'Agents that name one of its models are answered by their fallbacks, the built-in model as the last.',
  access: admin(),
  audit: 'model_server.delete',
  params: modelServerParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { serverName: exampleModelServer.name } },
  async run({ tx, params, deps: { servers }, audit }) {
    const server = (await servers.list()).find(({ name }) => name === params.serverName);
    if (!server) throw modelServerNotFound();
    if (server.source === 'setting') throw modelServerIsSetting();
    audit.resource(server.name);
    await deleteModelServer(tx, server.name);
    servers.refresh();
  },
});
