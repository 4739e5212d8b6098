import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { defineDetail } from '#platform/http/define-refusal.ts';
import { isMask } from '#platform/secrets/secret-references.ts';
import type { TenantUrl } from '#platform/tenant-urls/find-url-faults.ts';
import { namesSecret } from './tool-secrets.rules.ts';

const noConnection = defineDetail('unknown_connection', 'unknown_connection', 'there is no connection with this id');
const credentialsInUrl = defineDetail(
  'credentials_in_url',
  'credentials_in_url',
  'an address holds no user and password; send them in a header',
);
const variableHost = defineDetail(
  'variable_host',
  'variable_host',
  'the host stays the same; only the path may be filled with {name}',
);
const secretInRequestUrl = defineDetail(
  'secret_in_url',
  'secret_in_request_url',
  '{{name}} looks like a secret; put it into `request.query`, where it is kept sealed',
);
const secretInUrl = defineDetail(
  'secret_in_url',
  'secret_in_url',
  '{{name}} looks like a secret; put it into a header',
);
const unknownArgument = defineDetail(
  'unknown_argument',
  'unknown_argument',
  '{{name}} is no property of the parameters, so nothing fills it',
);
const reservedHeader = defineDetail('reserved_header', 'reserved_header', 'this header is not yours to set');
const repeatedHeader = defineDetail('repeated_header', 'repeated_header', 'this header is there twice');
const invalidHeader = defineDetail(
  'invalid_header',
  'invalid_tool_header',
  'a header holds no line breaks and only Latin-1',
);

/** Headers of the connection or reserved for Parley. */
const connectionHeaders = 'host content-length connection transfer-encoding keep-alive upgrade te trailer expect';
const reserved = new Set(`${connectionHeaders} http2-settings proxy-authorization proxy-connection`.split(' '));
/** Headers reserved by the MCP transport. */
const reservedOfMcp = new Set(['accept', 'content-type', 'mcp-session-id', 'mcp-protocol-version', 'last-event-id']);

/** Finds faults in a tool's requests, except for disallowed hosts. */
export function findRequestFaults(tool: ToolDefinition): ErrorDetail[] {
  const { request, mcp, integration } = tool;
  return [
    ...(request ? urlFaults(request.url, '/request/url', propertyNames(tool)) : []),
    ...(request ? headerFaults(request.headers, '/request/headers', reserved) : []),
    ...(request?.credential_id ? [noConnection('/request/credential_id')] : []),
    ...(mcp ? urlFaults(mcp.url, '/mcp/url', []) : []),
    ...(mcp ? headerFaults(mcp.headers, '/mcp/headers', new Set([...reserved, ...reservedOfMcp])) : []),
    ...(integration ? [noConnection('/integration/connection_id')] : []),
  ];
}

/** URLs a tool requests. */
export function urlsOf(tool: ToolDefinition): TenantUrl[] {
  return [
    ...(tool.request ? [{ path: '/request/url', url: tool.request.url }] : []),
    ...(tool.mcp ? [{ path: '/mcp/url', url: tool.mcp.url }] : []),
  ];
}

function propertyNames(tool: ToolDefinition): string[] {
  return Object.keys(tool.parameters['properties'] ?? {});
}

function urlFaults(text: string, path: string, fillable: readonly string[]): ErrorDetail[] {
  const url = new URL(text);
  const faults: ErrorDetail[] = [];
  if (url.username !== '' || url.password !== '') {
    faults.push(credentialsInUrl(path));
  }
  if (/[{}]|%7[bd]/i.test(`${url.protocol}${url.host}`)) {
    faults.push(variableHost(path));
  }
  const secret = [...url.searchParams.keys()].find(namesSecret);
  if (secret !== undefined) {
    faults.push((path === '/request/url' ? secretInRequestUrl : secretInUrl)(path, { name: secret }));
  }
  for (const [, name = ''] of pathOf(text).matchAll(/(?<!\{)\{([^{}]*)\}(?!\})/g)) {
    if (!fillable.includes(name)) {
      faults.push(unknownArgument(path, { name: `{${name}}` }));
    }
  }
  return faults;
}

/** Path as written: a parsed one has its braces escaped. */
function pathOf(text: string): string {
  return /^https?:\/\/[^/?#]*([^?#]*)/i.exec(text)?.[1] ?? '';
}

function headerFaults(headers: Record<string, string>, path: string, refused: ReadonlySet<string>): ErrorDetail[] {
  const seen = new Set<string>();
  return Object.entries(headers).flatMap(([name, value]): ErrorDetail[] => {
    const flat = name.toLowerCase();
    const place = `${path}/${name}`;
    const isRepeated = seen.has(flat);
    seen.add(flat);
    if (refused.has(flat) || flat.startsWith('webhook-')) {
      return [reservedHeader(place)];
    }
    if (isRepeated) return [repeatedHeader(place)];
    if (!isMask(value) && !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      return [invalidHeader(place)];
    }
    return [];
  });
}
