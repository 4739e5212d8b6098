import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { PersonalData } from '#platform/personal-data/personal-data.ts';
import type { FreeTargets } from './held-targets.rules.ts';

/** Keys of all files of a subject's objects, by the registry; those of calls whose recording remains are left out. */
export async function listFilesOf(tx: Tx, registry: PersonalData, targets: FreeTargets): Promise<string[]> {
  const keys = new Set<string>();
  const blanked = new Set(targets.blankedCalls);
  for (const { rows: source } of registry.files) {
    if (!source) continue;
    const ids = targets.subject.ids[source.object].filter((id) => !blanked.has(id));
    if (ids.length === 0) continue;
    const expressions = sql.join(source.keys.map((key) => sql`(${sql.raw(key)})`));
    const { rows } = await sql<{ key: string }>`
      select key from ${sql.table(source.table)}, lateral (values ${expressions}) as keys (key)
      where ${sql.ref(source.column)} = any(${ids}::uuid[]) and key is not null`.execute(tx);
    for (const { key } of rows) keys.add(key);
  }
  return [...keys];
}
