import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { allowsCors, answerPreflights, crossOriginHeaders } from '#platform/http/access/cross-origin.ts';
import { admit, identityOf, isStillAdmitted } from '#platform/http/admit.ts';
import { boundCursor } from '#platform/http/bound-cursor.ts';
import type { MountDeps, MountedOperation } from '#platform/http/mounted-operation.ts';
import type { MountedArea, Operation } from '#platform/http/operation.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import { isUpload, maxBodyBytesOf, maxBodyValuesOf } from '#platform/http/requests/body-limits.ts';
import { findUnstorable } from '#platform/http/requests/json-body.ts';
import { readQuery } from '#platform/http/requests/read-query.ts';
import { readUpload } from '#platform/http/requests/read-upload.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { splitReadOnly, writeBackOf } from '#platform/http/requests/write-back.ts';
import { checkingSerialiser, compiledSerialiser, type Serialise } from '#platform/http/responses/answers.ts';
import { cachingHeadersOf } from '#platform/http/responses/caching.ts';
import { sendOutcome } from '#platform/http/responses/send-outcome.ts';
import { runOperation } from '#platform/http/run-operation.ts';

const nothing = z.strictObject({});
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Registers a route for every operation of the areas. Order of a request: authentication, rate limit and authorization,
 * by its head alone (admit.ts), then body, validation, run and answer.
 */
export function mountAreas(server: FastifyInstance, areas: readonly MountedArea[], deps: MountDeps): void {
  for (const { operations, module } of areas) {
    for (const { operation, deps: areaDeps } of operations) {
      const mounted: MountedOperation = {
        operation,
        areaDeps,
        module,
        params: operation.params ?? z.object({}),
        query: queryOf(operation),
        serialise: chooseSerialiser(operation, deps.checksAnswers),
        headers: { ...(allowsCors(operation) ? crossOriginHeaders : {}), ...cachingHeadersOf(operation) },
        writeBack: writeBackOf(
          operation,
          operations.map((each) => each.operation),
        ),
      };
      if (operation.prepared) addToFastLane(mounted, deps);
      server.route({
        method: operation.method,
        url: routeOf(operation.path),
        // HEAD of a stream would never end.
        exposeHeadRoute: operation.answer.contentType !== 'text/event-stream',
        config: {
          takesRawBody: operation.takesRawBody === true,
          takesUpload: isUpload(operation),
          maxBodyBytes: maxBodyBytesOf(operation),
          maxBodyValues: maxBodyValuesOf(operation),
        },
        onRequest: (request, reply) => admit(mounted, deps, request, reply),
        handler: (request, reply) => handle(mounted, deps, request, reply),
      });
    }
  }
  refuseOtherMethods(server, areas);
  answerPreflights(server, areas, routeOf);
}

/**
 * Schema of the query. Public URLs are linked from pages, where caches, analytics and mail programs add parameters;
 * everywhere else an unknown parameter is refused.
 */
function queryOf(operation: Operation<never>): z.ZodType {
  if (operation.query) return operation.query;
  return isPublicRead(operation) ? z.object({}) : nothing;
}

const isPublicRead = ({ access, method }: Operation<never>) => access.kind === 'public' && method === 'GET';

function addToFastLane(mounted: MountedOperation, deps: MountDeps): void {
  const { operation, areaDeps } = mounted;
  deps.fastLane.add({
    prefix: operation.path.replace(/\{\w+\}$/, ''),
    route: routeOf(operation.path),
    headers: mounted.headers,
    countFor: deps.limits.countAddress,
    find: (id, { headers }) =>
      operation.prepared?.(areaDeps as never, {
        id,
        origin: headers.origin ?? null,
        host: headers.host ?? null,
        ifNoneMatch: headers['if-none-match'] ?? null,
      }) ?? null,
  });
}

/** Answers 405 with `Allow` to other methods of an existing path, not 404. */
function refuseOtherMethods(server: FastifyInstance, areas: readonly MountedArea[]): void {
  const operations = areas.flatMap((area) => area.operations).map(({ operation }) => operation);
  const taken = new Map<string, string[]>();
  for (const { path, method } of operations) taken.set(path, [...(taken.get(path) ?? []), method]);
  const preflighted = new Set(operations.filter(allowsCors).map((operation) => operation.path as string));
  for (const [path, allowed] of taken) {
    const allow = allowed.join(', ');
    const answered = preflighted.has(path) ? [...allowed, 'OPTIONS'] : allowed;
    const refuse = async () => {
      throw plainRefusal('method_not_allowed', `This address takes ${allow}`, { headers: { allow } });
    };
    server.route({
      method: methods.filter((method) => !answered.includes(method)) as HTTPMethods[],
      url: routeOf(path),
      onRequest: refuse,
      handler: refuse,
    });
  }
}

function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function handle(mounted: MountedOperation, deps: MountDeps, request: FastifyRequest, reply: FastifyReply) {
  const { operation } = mounted;
  const { admission } = request;
  if (!admission) throw new TypeError('a request was not admitted');
  const { facts } = admission;
  const identity = await identityOf(mounted, deps, request, admission);
  // A path parameter of the wrong format identifies no resource.
  const params = mounted.params.safeParse(request.params);
  if (!params.success) throw plainRefusal('not_found', 'There is nothing at this address');
  if (!isPublicRead(operation)) refuseUnstorable(request.query as Record<string, unknown>);
  const list = boundCursor(operation, {
    accountId: identity.accountId,
    params: params.data,
    query: parseInput(mounted.query, readQuery(request.query as Record<string, unknown>), 'query'),
  });
  const sent = isUpload(operation)
    ? await readUpload(request, operation.maxFileBytes ?? 0)
    : bodyOf(request, operation);
  const { body: writable, given } = mounted.writeBack
    ? splitReadOnly(sent, mounted.writeBack.readOnly)
    : { body: sent, given: [] };
  const body = parseInput(operation.body ?? z.undefined({ error: 'this operation takes no body' }), writable, 'body');
  const outcome = await runOperation(mounted, deps, {
    identity,
    facts,
    params: params.data,
    query: list.query,
    body,
    given,
    request,
    reply,
  });
  const isStillAllowed = async () =>
    identity.principal === null || (await isStillAdmitted(mounted, deps, request, facts));
  const bound = { ...outcome, answer: list.bind(outcome.answer) };
  return sendOutcome(bound, { mounted, request, reply, facts, isStillAllowed });
}

function refuseUnstorable(query: Record<string, unknown>): void {
  const details = Object.entries(query).flatMap(
    ([name, value]) => findUnstorable(`${name}${String(value)}`, `query/${name}`) ?? [],
  );
  const [first] = details;
  if (first) throw plainRefusal('invalid_request', `${first.path}: ${first.message}`, { details });
}

function chooseSerialiser(operation: Operation<never>, checks: boolean): Serialise {
  const schema = operation.answer.schema;
  if (schema === null) return () => '';
  return checks ? checkingSerialiser(schema, operation.id) : compiledSerialiser(schema);
}

function bodyOf(request: FastifyRequest, operation: Operation<never>): unknown {
  const body = request.body ?? undefined;
  const isEmptyObject = typeof body === 'object' && Object.keys(body).length === 0;
  return !operation.body && isEmptyObject ? undefined : body;
}
