import { webhookBodyOf, webhookEventTypes } from '@parley/contract/webhook-events';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allOperations } from '../../server/src/app/areas.ts';
import { buildOpenApi } from '../../server/src/app/openapi.ts';

interface Document {
  paths: Record<string, Record<string, { tags: string[]; security: object[] }>>;
  components: { schemas: Record<string, unknown> };
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { example: unknown } } } } }>;
}
const document = buildOpenApi(allOperations, '0.0.0') as unknown as Document;
const { schemas } = document.components;
const text = JSON.stringify(document);

/** Schemas that were named for the interface from the start, as far as they are there. */
const named = ['Tenant', 'Error', 'Agent', 'AgentCreate', 'AgentUpdate', 'ToolLog', 'ToolCallLog', 'Call', 'AgentTool'];
const alsoNamed = ['Tool', 'CreateToolRequest', 'UpdateToolRequest', 'AgentCalendar'];

describe('the API document', () => {
  it('names the interface’s schemas', () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining([...named, ...alsoNamed]));
  });

  // Generated types that refer to themselves do not compile (TS2502).
  it('has no recursive schema', () => {
    const holdingThemselves = Object.entries(schemas).filter(([name, schema]) =>
      JSON.stringify(schema).includes(`"#/components/schemas/${name}"`),
    );
    expect(holdingThemselves.map(([name]) => name)).toEqual([]);
    expect(Object.keys(schemas).filter((name) => name.startsWith('__'))).toEqual([]);
  });

  it('tags agent history with Version History', () => {
    const path = '/api/agents/{agentId}/versions/{versionNumber}/restore';
    expect(document.paths[path]?.['post']?.tags).toEqual(['Version History']);
  });

  it('requires a session for signing out and changing the password', () => {
    for (const path of ['/api/auth/logout', '/api/auth/password-update']) {
      expect(document.paths[path]?.['post']?.security).toEqual([{}, { session: [] }]);
    }
  });

  it('types a URL with {name} in it as a template, not a URI', () => {
    const tool = schemas['CreateToolRequest'] as { properties: { request: { properties: { url: object } } } };
    expect(tool.properties.request.properties.url).toMatchObject({ format: 'uri-template' });
  });

  it('has descriptions in English grammar', () => expect(text).not.toMatch(/UUID of a [aeio]/i));
});

describe('the webhooks of the document', () => {
  it.each(webhookEventTypes)('%s has an example that fits its schema', (type) => {
    const { requestBody } = document.webhooks[type]?.post ?? {};
    const example = requestBody?.content['application/json'].example;
    expect(webhookBodyOf(type).strict().safeParse(example).error).toBeUndefined();
    const body = webhookBodyOf(type).shape.data.strict();
    expect(body.safeParse((example as { data: unknown }).data).error).toBeUndefined();
  });
});

describe('an example', () => {
  it.each(allOperations.map(({ operation }) => [operation.id, operation] as const))(
    'for %s fits its schema',
    (_, operation) => {
      const { body, answer } = operation.example;
      if (operation.body && body !== undefined) expect(operation.body.safeParse(body).error).toBeUndefined();
      const schema = operation.answer.schema;
      if (!schema || answer === undefined) return;
      // A schema that declares further keys is loose on purpose.
      const isClosed = schema instanceof z.ZodObject && schema.def.catchall === undefined;
      const strict = isClosed ? schema.strict() : schema;
      expect(strict.safeParse(answer).error).toBeUndefined();
    },
  );
});
