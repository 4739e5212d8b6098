import { ErrorBody, type ErrorCode, errorStatuses } from '@parley/contract/errors';
import {
  type WebhookEventDefinition,
  webhookBodyOf,
  webhookEvents,
  webhookEventTypes,
} from '@parley/contract/webhook-events';
import { z } from 'zod';
import type { Access, Proof } from '#platform/http/access/access.ts';
import type { Operation } from '#platform/http/operation.ts';

type Json = Record<string, unknown>;

const introduction = `HTTP/JSON interface of Parley, a platform for conversational agents.

**Keys.** Send the API key of a tenant as \`X-API-Key\`. Each operation names the scope its key must hold; without it the answer is 403 and names the scope. A key acts as itself or, with \`X-Acting-User\`, as a person of the tenant, within what both may do. A reseller's key names one of its customers in \`X-Tenant-Id\`.

**Sessions.** People sign in and send the access token as \`Authorization: Bearer\`; browsers may keep it in a cookie, and then every write needs \`X-CSRF-Token\`. What a person may do is the scopes of their role.

**Strict.** Unknown fields, query parameters and scopes are refused with 400, each with its path. What belongs to another tenant answers as what does not exist: 404.

**Write back.** An object may be sent back to its PATCH or PUT as it was read: read-only fields are accepted unchanged, refused with 400 where they differ, and its \`version\` (or \`revision\`) counts as \`If-Match\`: 412 when it is not the current one.

**Errors** have one shape: a stable \`error\` code, a \`message\` for people, \`details\` with paths, and the \`request_id\` that is also in the header \`X-Request-Id\`.

**Lists** take \`limit\` and \`cursor\` and answer \`{data, has_more, next_cursor}\`; \`include_total=true\` adds \`total\`.

**Safe repeats.** A write with \`Idempotency-Key\` is carried out once in 24 hours; the same request again returns the first answer with \`Idempotent-Replayed: true\`. Operations that take no key refuse one, unless the request has \`Prefer: handling=lenient\`.

**Limits.** Every answer says what is left in \`RateLimit\` and \`X-RateLimit-*\`; beyond it comes 429 with \`Retry-After\`. Failed authentication and unknown addresses count too. Bodies have a size limit per operation.

**One credential.** Two in one request are refused with 400 \`conflicting_credentials\`; public operations ignore credentials. Answers that hold secrets are \`no-store\`, others that need a credential \`private, no-cache\`.`;

/** Builds the OpenAPI 3.1 document from the definitions of the operations. */
export function buildOpenApi(
  operations: readonly { area: string; operation: Operation<never> }[],
  version: string,
): Json {
  const schemas = new Components();
  schemas.reference(ErrorBody, 'output');
  const paths: Record<string, Json> = {};
  const schemes: Json = {
    apiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description:
        'API key of a tenant, of a reseller (with `X-Tenant-Id` for what belongs to a customer) or of the platform',
    },
    session: {
      type: 'http',
      scheme: 'bearer',
      description:
        'Access token of a session, as the sign-in gave it. Browsers send it as a cookie, then writes need `X-CSRF-Token`',
    },
    actingUser: { type: 'apiKey', in: 'header', name: 'X-Acting-User', description: 'Id of the user a key acts as' },
  };
  for (const { area, operation } of operations) {
    const proof = proofOf(operation.access);
    if (proof) {
      const { name, description, inQuery, inHeader } = proof;
      schemes[schemeName(name)] = inQuery
        ? { type: 'apiKey', in: 'query', name: inQuery, description }
        : inHeader
          ? { type: 'apiKey', in: 'header', name: inHeader, description }
          : { type: 'http', scheme: 'bearer', description };
    }
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(area, operation, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parley',
      version,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    webhooks: webhooksOf(schemas),
    components: { schemas: schemas.all, securitySchemes: schemes },
  };
}

function describe(area: string, operation: Operation<never>, schemas: Components): Json {
  const { example } = operation;
  return {
    operationId: operation.id,
    tags: [area],
    summary: operation.summary,
    ...(descriptionOf(operation) ? { description: descriptionOf(operation) } : {}),
    security: securityOf(operation.access),
    parameters: [
      ...parametersOf(operation.params, 'path', schemas, example.params),
      ...parametersOf(operation.query, 'query', schemas, example.query),
      ...headersOf(operation),
    ],
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.body.safeParse(undefined).success,
            content: {
              [operation.bodyType ?? 'application/json']: {
                schema: schemas.reference(operation.body, 'input'),
                ...(example.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }
      : {}),
    responses: { ...successOf(operation, schemas), ...refusalsOf(operation) },
  };
}

/** Describes what webhooks receive, one entry per public event, so that clients are generated from it. */
function webhooksOf(schemas: Components): Json {
  return Object.fromEntries(
    webhookEventTypes.map((type) => {
      const { summary, example }: WebhookEventDefinition = webhookEvents[type];
      const body = { type, timestamp: '2026-03-01T09:31:10.000Z', data: example };
      return [
        type,
        {
          post: {
            operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
            tags: ['Webhooks'],
            summary,
            security: [],
            parameters: webhookHeaderParameters,
            requestBody: {
              required: true,
              content: {
                'application/json': { schema: schemas.reference(webhookBodyOf(type), 'output'), example: body },
              },
            },
            responses: {
              '2XX': { description: 'Accepted. Every other answer is a failed try, and is repeated' },
              410: { description: 'No more events are wanted: the webhook is disabled' },
            },
          },
        },
      ];
    }),
  );
}

const webhookHeaderParameters = [
  ['webhook-id', 'Id of the event; the same in every try', '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b73'],
  ['webhook-timestamp', 'Seconds since 1970 at which the request was signed', '1772357470'],
  [
    'webhook-signature',
    'One `v1,<base64>` per valid secret, separated by spaces',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}));

function descriptionOf(operation: Operation<never>): string {
  const { access } = operation;
  return [operation.description, describeAccess(access), operation.answer.stream].filter(Boolean).join('\n\n');
}

function proofOf(access: Access): Proof<unknown> | undefined {
  return access.kind === 'signed' ? access.proof : 'orProof' in access ? access.orProof : undefined;
}

function describeAccess(access: Access): string {
  const instead = 'orProof' in access && access.orProof ? ` Or with a ${access.orProof.name} instead.` : '';
  switch (access.kind) {
    case 'public':
      return access.takesKey ? `An API key or none: ${access.reason}.` : `No credential: ${access.reason}.`;
    case 'tenant':
      return `Scope \`${access.scope}\`.${instead}`;
    case 'person':
      return `Scope \`${access.scope}\`, as one person: signed in, or named by a key in \`X-Acting-User\`.${instead}`;
    case 'login':
      return 'For any signed-in person; API keys are refused.';
    case 'reseller':
      return describeResellerAccess(access);
    case 'admin':
      return 'For the platform: its key, or a signed-in platform admin.';
    case 'signed':
      return '';
  }
}

function describeResellerAccess({ needsAdmin, or = [] }: Extract<Access, { kind: 'reseller' }>): string {
  if (!needsAdmin) return 'For a reseller: its keys, or staff of any role.';
  const roles = ['owner', 'admin', ...or];
  return `For a reseller: its own key, or staff with the role ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}.`;
}

function securityOf(access: Access): Json[] {
  const proof = proofOf(access);
  return [...securityOfKind(access), ...(proof ? [{ [schemeName(proof.name)]: [] }] : [])];
}

function securityOfKind(access: Access): Json[] {
  switch (access.kind) {
    case 'public':
      return [{}, ...(access.takesKey ? [{ apiKey: [] }] : []), ...(access.takesSession ? [{ session: [] }] : [])];
    case 'tenant':
    case 'reseller':
    case 'admin':
      return [{ apiKey: [] }, { session: [] }];
    case 'person':
      return [{ session: [] }, { apiKey: [], actingUser: [] }];
    case 'login':
      return [{ session: [] }];
    case 'signed':
      return [];
  }
}

function schemeName(proofName: string): string {
  return proofName.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  schemas: Components,
  example: Json = {},
): Json[] {
  if (!schema) return [];
  const json = schemas.inline(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(json.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = property;
    return {
      name,
      in: place,
      required: place === 'path' || (json.required ?? []).includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      // `metadata[plan]=pro`
      ...(rest['type'] === 'object' ? { style: 'deepObject', explode: true } : {}),
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  });
}

function headersOf(operation: Operation<never>): Json[] {
  const headers: Json[] = [];
  const needsIdempotencyKey = operation.idempotency === 'own';
  const takesIdempotencyKey =
    needsIdempotencyKey ||
    (operation.method !== 'GET' &&
      !['public', 'login'].includes(operation.access.kind) &&
      operation.transaction !== 'none');
  if (takesIdempotencyKey) {
    headers.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: needsIdempotencyKey,
      description: 'Repeating a request with the same key within 24 h returns the first answer instead of acting again',
      schema: { type: 'string', maxLength: 255 },
    });
  }
  if (operation.refusals?.includes('version_mismatch')) {
    headers.push({
      name: 'If-Match',
      in: 'header',
      required: false,
      description: 'Version the change is meant for, as ETag gave it',
      schema: { type: 'string' },
      example: '"3"',
    });
  }
  return headers;
}

const locationHeader = { Location: { schema: { type: 'string', format: 'uri' } } };

function successOf(operation: Operation<never>, schemas: Components): Json {
  const { answer, example } = operation;
  if (answer.status === 302) return { 302: { description: answer.description ?? 'Redirect', headers: locationHeader } };
  if (answer.schema === null) return { [answer.status]: { description: 'Done' } };
  const type = answer.contentType ?? 'application/json';
  const body = {
    description: answer.description ?? 'Success',
    content: {
      [type]: {
        schema: schemas.reference(answer.schema, 'output'),
        ...(example.answer === undefined ? {} : { example: example.answer }),
      },
      ...Object.fromEntries((answer.files ?? []).map((file) => [file, { schema: { type: 'string' } }])),
      ...(answer.stream && type === 'application/json' ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
    },
  };
  const others = Object.entries(answer.otherStatus ?? {}).map(([status, description]) => [
    status,
    { ...body, description },
  ]);
  return { [answer.status]: body, ...Object.fromEntries(others) };
}

/** Error codes every operation may answer with, beside its own. */
function codesOf(operation: Operation<never>): ErrorCode[] {
  const codes: ErrorCode[] = ['rate_limited', 'internal', ...(operation.refusals ?? [])];
  if (operation.body || operation.query) codes.push('invalid_request', 'unknown_field');
  if (operation.body) codes.push('payload_too_large', 'unsupported_media_type', 'request_timeout');
  if (operation.access.kind !== 'public') codes.push('unauthenticated');
  if (!['public', 'signed'].includes(operation.access.kind)) codes.push('conflicting_credentials');
  if (operation.access.kind !== 'public' && operation.access.kind !== 'signed') codes.push('forbidden');
  return [...new Set(codes)];
}

function refusalsOf(operation: Operation<never>): Json {
  const byStatus = groupByStatus(codesOf(operation));
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\``).join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  );
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) groups.set(errorStatuses[code], [...(groups.get(errorStatuses[code]) ?? []), code]);
  return groups;
}

/** Named schemas of the document. A schema that differs as input has a separate entry, `<name>Input`. */
class Components {
  readonly all: Record<string, Json> = {};

  /** Returns a reference to the schema's entry, adding it if needed; a schema without a name is inlined. */
  reference(schema: z.ZodType, io: 'input' | 'output'): Json {
    const bare = schema instanceof z.ZodOptional ? (schema.def.innerType as z.ZodType) : schema;
    const json = this.inline(bare, io);
    const id = bare.meta()?.id;
    if (!id || '$ref' in json) return json;
    return { $ref: `#/components/schemas/${this.#keep(id, json, io)}` };
  }

  /** Inlines the schema; named schemas inside it become references. */
  inline(schema: z.ZodType, io: 'input' | 'output'): Json {
    const json = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as Json;
    const { $defs, $schema: _, id: __, ...rest } = json;
    const definitions = Object.entries(($defs ?? {}) as Record<string, Json>);
    const names = new Map(definitions.map(([name]) => [name, name]));
    for (const [name, { id: ___, ...body }] of definitions) {
      names.set(name, this.#keep(name, renameReferences(body, names) as Json, io));
    }
    return renameReferences(rest, names) as Json;
  }

  #keep(id: string, json: Json, io: 'input' | 'output'): string {
    const known = this.all[id];
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(json);
    const name = isSame || io === 'output' ? id : `${id}Input`;
    this.all[name] = json;
    return name;
  }
}

function renameReferences(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameReferences(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string') {
        const name = inner.replace('#/$defs/', '');
        return [key, `#/components/schemas/${names.get(name) ?? name}`];
      }
      return [key, renameReferences(inner, names)];
    }),
  );
}
