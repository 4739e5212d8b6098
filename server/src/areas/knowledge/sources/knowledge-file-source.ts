import type { PlatformScope } from '#db/tenant-scope.ts';
import type { FileSource } from '#platform/files/orphans/compare-files.ts';
import { type IdRange, idSource } from '#platform/files/orphans/id-source.ts';
import { contentKey } from './sources.queries.ts';

/** Uploaded files and texts of knowledge bases, as a source of stored files. */
export function knowledgeFileSource(platform: PlatformScope): FileSource {
  return idSource({ prefix: 'knowledge/', keyOf: contentKey, listIds: (range) => listIds(platform, range) });
}

async function listIds(platform: PlatformScope, { after, upTo, limit }: IdRange): Promise<string[]> {
  const rows = await platform.everywhere
    .selectFrom('kb_sources')
    .select('content_id as id')
    .where('content_id', 'is not', null)
    .$if(after !== null, (all) => all.where('content_id', '>', after as string))
    .where('content_id', '<=', upTo)
    .orderBy('content_id')
    .limit(limit)
    .$narrowType<{ id: string }>()
    .execute();
  return rows.map(({ id }) => id);
}
