import { ModelServerKind, ModelServerName } from '@parley/contract/resources/language-model';
import { z } from 'zod';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** A model server that a platform admin has turned on. */
export interface AcceptedModelServer {
  name: string;
  kind: ModelServerKind;
  /** Base address without a slash at its end. */
  url: string;
}

/** Key of the row in `instance_settings` with the model servers that platform admins turned on. */
const serversSetting = 'model_servers';

const serversSchema = z.array(z.object({ name: ModelServerName, kind: ModelServerKind, url: z.string() }));

export async function readAcceptedModelServers(platform: PlatformScope): Promise<AcceptedModelServer[]> {
  return platform.inPlatform(findServers);
}

export async function insertModelServer(tx: Tx, server: AcceptedModelServer): Promise<void> {
  const others = (await findServers(tx)).filter(({ name }) => name !== server.name);
  await storeServers(tx, [...others, server]);
}

export async function deleteModelServer(tx: Tx, name: string): Promise<void> {
  await storeServers(
    tx,
    (await findServers(tx)).filter((server) => server.name !== name),
  );
}

async function findServers(tx: Tx): Promise<AcceptedModelServer[]> {
  const row = await tx
    .selectFrom('instance_settings')
    .select('value')
    .where('key', '=', serversSetting)
    .executeTakeFirst();
  return serversSchema.safeParse(row?.value).data ?? [];
}

async function storeServers(tx: Tx, servers: readonly AcceptedModelServer[]): Promise<void> {
  const value = JSON.stringify(servers);
  await tx
    .insertInto('instance_settings')
    .values({ key: serversSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
