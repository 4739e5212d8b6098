import { sql } from 'kysely';
import type { PlatformScope } from '#db/tenant-scope.ts';

const batch = 100;

/** Writes the documents of everything changed since theirs was written: live calls and open chats. */
export async function indexPending(platform: PlatformScope): Promise<void> {
  const { rows } = await sql<{ tenant_id: string; subject: string; ids: string[] }>`
    select tenant_id, subject, array_agg(id) as ids
    from (
      select tenant_id, subject, id,
        (row_number() over (partition by tenant_id, subject order by id) - 1) / ${batch}::int as batch
      from search_pending
    ) pending
    group by tenant_id, subject, batch order by tenant_id, subject, batch`.execute(platform.everywhere);
  for (const { tenant_id, subject, ids } of rows) {
    await platform.inPlatform((tx) =>
      sql`select app.index_documents(${subject}, ${tenant_id}::uuid, ${ids}::uuid[])`.execute(tx),
    );
  }
}
