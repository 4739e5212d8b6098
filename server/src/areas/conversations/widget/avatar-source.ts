import type { PlatformScope } from '#db/tenant-scope.ts';
import type { FileSource } from '#platform/files/orphans/compare-files.ts';
import { type IdRange, idSource } from '#platform/files/orphans/id-source.ts';
import { avatarKey } from './avatars.ts';

/** Pictures of agents and operators of all tenants, to be compared with the store. */
export function avatarSource(platform: PlatformScope): FileSource {
  return idSource({ prefix: 'avatars/', keyOf: avatarKey, listIds: (range) => listIds(platform, range) });
}

async function listIds(platform: PlatformScope, { after, upTo, limit }: IdRange): Promise<string[]> {
  const rows = await platform.everywhere
    .selectFrom('avatars')
    .select('id')
    .$if(after !== null, (all) => all.where('id', '>', after as string))
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
