import type { PlatformScope } from '#db/tenant-scope.ts';
import type { FileSource } from '#platform/files/orphans/compare-files.ts';
import { type IdRange, idSource } from '#platform/files/orphans/id-source.ts';
import { chatFileKey } from './chat-files.queries.ts';

/** Files of chats of all tenants, to be compared with the store. */
export function chatFileSource(platform: PlatformScope): FileSource {
  return idSource({ prefix: 'chat-files/', keyOf: chatFileKey, listIds: (range) => listIds(platform, range) });
}

async function listIds(platform: PlatformScope, { after, upTo, limit }: IdRange): Promise<string[]> {
  const rows = await platform.everywhere
    .selectFrom('chat_files')
    .select('id')
    .$if(after !== null, (all) => all.where('id', '>', after as string))
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
