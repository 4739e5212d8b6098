import { ModelServer, ModelServerCreate } from '@parley/contract/resources/language-model';
import { admin } from '#platform/http/access/access.ts';
import { modelServerIsOn, noModelServerAt } from './language-models.errors.ts';
import { exampleFoundServer, exampleModelServer, operation } from './language-models.operation.ts';
import { insertModelServer } from './model-servers.queries.ts';

/** Turns on a model server of this machine, for agents of every tenant. */
export const createModelServer = operation({
  method: 'POST',
  path: '/api/admin/model-servers',
  id: 'createModelServer',
  summary: 'Turn on a model server of this machine',
  description:
    'Agents of every tenant may then use its models: provider `local`, model `<name>/<model>`. Their requests reach exactly this address. Only addresses that a search covers; others are named in PARLEY_MODEL_SERVERS.',
  access: admin(),
  audit: 'model_server.create',
  body: ModelServerCreate,
  answer: { status: 201, schema: ModelServer },
  refusals: ['conflict'],
  example: { body: { url: exampleFoundServer.url }, answer: exampleModelServer },
  async run({ tx, body, deps: { servers }, audit }) {
    const url = body.url.replace(/\/+$/, '');
    const known = (await servers.list()).find((server) => server.url === url);
    if (known) throw modelServerIsOn(known.name);
    const found = await servers.identify(url);
    if (!found) throw noModelServerAt(url);
    const name = await servers.freeNameFor(found);
    audit.resource(name);
    audit.details({ kind: found.kind, url });
    await insertModelServer(tx, { name, kind: found.kind, url });
    servers.refresh();
    return { ...found, name, source: 'console' as const, is_reachable: true };
  },
});
