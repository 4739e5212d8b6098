import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateDatabaseTypes } from '../../../scripts/generate/database-types.ts';
import { createTestDatabase } from '../../test/test-database.ts';

it('schema.generated.ts matches the migrations (npm run generate writes it)', async () => {
  const database = await createTestDatabase();
  try {
    const generated = await generateDatabaseTypes(database.connections.owner);
    expect(readFileSync(new URL('./schema.generated.ts', import.meta.url), 'utf8')).toBe(generated);
  } finally {
    await database.drop();
  }
});
