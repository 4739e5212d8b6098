import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

type Json = Record<string, unknown>;

/** Keys of the API document without an effect on types. */
const untyped = new Set(['description', 'summary', 'example', 'examples', 'security', 'tags', 'info']);

/** Generates `src/api/api.generated.ts` from the OpenAPI document: parameters, bodies and answers of each path. */
export async function generateApiTypes(document: Json): Promise<string> {
  const ast = await openapiTS({ ...(lean(document) as object), info: document['info'] } as OpenAPI3, {
    alphabetize: true,
    // A request may omit a field with a default.
    defaultNonNullable: false,
  });
  return `// Generated from docs/openapi.json by \`npm run generate\`. Do not edit.\n\n${astToString(ast)}`;
}

/** The document without descriptions, examples and refusals: the client throws `ApiError` for each of those. */
function lean(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lean(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => key === 'properties' || !untyped.has(name))
      .filter(([name]) => key !== 'responses' || name.startsWith('2'))
      .map(([name, inner]) => [name, lean(inner, name)]),
  );
}
