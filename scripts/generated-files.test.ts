import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateApiTypes } from '../console/generate-api-types.ts';
import { allOperations } from '../server/src/app/areas.ts';
import { settings } from '../server/src/app/config.ts';
import { productVersion } from '../server/src/app/infrastructure.ts';
import { buildOpenApi } from '../server/src/app/openapi.ts';
import { allPersonalData } from '../server/src/app/personal-data.ts';
import { configurationReference } from './generate/configuration-reference.ts';
import { permissionsReference } from './generate/permissions-reference.ts';
import { personalDataReference } from './generate/personal-data-reference.ts';
import { webhooksReference } from './generate/webhooks-reference.ts';
import { workflowsReference } from './generate/workflows-reference.ts';

// Made by `npm run generate`; the database types have their own test beside the database.

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('docs/openapi.json matches the operations', () => {
  expect(JSON.parse(read('docs/openapi.json'))).toEqual(
    JSON.parse(JSON.stringify(buildOpenApi(allOperations, productVersion))),
  );
});

it("the console's types are those of docs/openapi.json", async () => {
  const document = JSON.parse(read('docs/openapi.json'));
  expect(await generateApiTypes(document)).toBe(read('console/src/api/api.generated.ts'));
}, 30_000);

it('docs/reference/configuration.md lists the current settings', () => {
  expect(read('docs/reference/configuration.md')).toBe(configurationReference(settings));
});

it('docs/reference/permissions.md lists the current permissions', () => {
  expect(read('docs/reference/permissions.md')).toBe(permissionsReference(allOperations));
});

it('every reference in the API document resolves', () => {
  const document = read('docs/openapi.json');
  const { components } = JSON.parse(document) as { components: { schemas: Record<string, unknown> } };
  const names = [...document.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in components.schemas))).toEqual([]);
});

it('docs/reference/personal-data.md lists the current registry', () => {
  expect(read('docs/reference/personal-data.md')).toBe(personalDataReference(allPersonalData));
});

it('docs/reference/webhooks.md lists the current events', () => {
  expect(read('docs/reference/webhooks.md')).toBe(webhooksReference());
});

it('docs/reference/workflows.md lists every node, edge and fault', () => {
  expect(read('docs/reference/workflows.md')).toBe(workflowsReference());
});
