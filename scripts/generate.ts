import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer, TEST_SETTINGS } from '@parley/embedded-postgres';
import { generateApiTypes } from '../console/generate-api-types.ts';
import { allOperations } from '../server/src/app/areas.ts';
import { settings } from '../server/src/app/config.ts';
import { productVersion } from '../server/src/app/infrastructure.ts';
import { buildOpenApi } from '../server/src/app/openapi.ts';
import { allPersonalData } from '../server/src/app/personal-data.ts';
import { embeddedConnections } from '../server/src/db/connections.ts';
import { createEmbeddedDatabase } from '../server/src/db/embedded-database.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { configurationReference } from './generate/configuration-reference.ts';
import { generateDatabaseTypes } from './generate/database-types.ts';
import { permissionsReference } from './generate/permissions-reference.ts';
import { personalDataReference } from './generate/personal-data-reference.ts';
import { webhooksReference } from './generate/webhooks-reference.ts';
import { workflowsReference } from './generate/workflows-reference.ts';

// Writes every file that is made from code: database types, the API document and the console's types of it, the
// references of settings, permissions, personal data, webhook events and workflows. Tests compare each with the committed one.

const root = new URL('..', import.meta.url).pathname;

const openApi = JSON.stringify(buildOpenApi(allOperations, productVersion), null, 2);
writeFileSync(join(root, 'docs/openapi.json'), `${openApi}\n`);
writeFileSync(join(root, 'console/src/api/api.generated.ts'), await generateApiTypes(JSON.parse(openApi)));
writeFileSync(join(root, 'docs/reference/configuration.md'), configurationReference(settings));
writeFileSync(join(root, 'docs/reference/permissions.md'), permissionsReference(allOperations));
writeFileSync(join(root, 'docs/reference/personal-data.md'), personalDataReference(allPersonalData));
writeFileSync(join(root, 'docs/reference/webhooks.md'), webhooksReference());
writeFileSync(join(root, 'docs/reference/workflows.md'), workflowsReference());

const dataDir = mkdtempSync(join(tmpdir(), 'parley-generate-'));
const embedded = await startEmbeddedServer({ dataDir, settings: TEST_SETTINGS });
try {
  await createEmbeddedDatabase(embedded.connection({ user: 'postgres', database: 'postgres' }));
  const { owner } = embeddedConnections(embedded);
  await migrate(owner);
  writeFileSync(join(root, 'server/src/db/schema.generated.ts'), await generateDatabaseTypes(owner));
} finally {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
