import { createRequire } from 'node:module';
import type { TestApp } from './build-test-app.ts';

/** The interface that n8n gives the nodes of a community package, as its documentation describes it; not n8n. */
export interface N8nHost {
  parameters: Record<string, unknown>;
  /** Data of the trigger that stays with its workflow. */
  staticData: Record<string, unknown>;
  continuesOnFail: boolean;
  /** Requests of the nodes, by method and path. */
  requests: string[];
  /** Context of a node's methods, their `this`. */
  context(received?: { headers: Record<string, unknown>; rawBody: Buffer }): Record<string, unknown>;
  /** Answer of a webhook node that answers by itself. */
  answered: { status: number; body: unknown } | undefined;
}

interface RequestOptions {
  method: string;
  url: string;
  qs?: Record<string, unknown>;
  body?: object;
  headers?: Record<string, string>;
}

/** Loads a file of the package as n8n does: its class has the name of the file. */
export function loadN8nFile<Loaded>(file: string): Loaded {
  const path = new URL(`../../packages/n8n-nodes-parley/${file}`, import.meta.url).pathname;
  const name = file.split('/').at(-1)?.split('.')[0] ?? '';
  const exported = createRequire(import.meta.url)(path) as Record<string, new () => Loaded>;
  const Made = exported[name];
  if (Made === undefined) throw new Error(`${file} has no class ${name}`);
  return new Made();
}

/** Runs nodes against the application, with the credentials of an account. */
export function openN8nHost(app: TestApp, credentials: { apiKey: string }, webhookUrl: string): N8nHost {
  const { authenticate } = loadN8nFile<{ authenticate: { properties: { headers: Record<string, string> } } }>(
    'credentials/ParleyApi.credentials.js',
  );
  const stored: Record<string, string> = { baseUrl: 'http://parley.test/', apiKey: credentials.apiKey };
  const fill = (text: string) =>
    text.replace(/^=\{\{\$credentials\.(\w+)\}\}$/, (_all, name: string) => stored[name] ?? '');
  const authorised = Object.fromEntries(
    Object.entries(authenticate.properties.headers).map(([name, value]) => [name, fill(value)]),
  );

  async function send({ method, url, qs, body, headers }: RequestOptions, more: Record<string, string>) {
    const { pathname, searchParams } = new URL(url);
    for (const [name, value] of Object.entries(qs ?? {})) searchParams.set(name, String(value));
    host.requests.push(`${method} ${pathname}`);
    const answer = await app.server.inject({
      method: method as 'GET',
      url: `${pathname}?${searchParams}`,
      headers: { ...headers, ...more },
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 400) {
      throw Object.assign(new Error(answer.json().message), { httpCode: String(answer.statusCode) });
    }
    return answer.body === '' ? undefined : answer.json();
  }

  const host: N8nHost = {
    parameters: {},
    staticData: {},
    continuesOnFail: false,
    requests: [],
    answered: undefined,
    context: (received) => ({
      getCredentials: async () => stored,
      getNodeParameter: (name: string) => host.parameters[name],
      getInputData: () => [{ json: {} }],
      getExecutionId: () => '4711',
      getNode: () => ({ name: 'Parley' }),
      continueOnFail: () => host.continuesOnFail,
      getWorkflowStaticData: () => host.staticData,
      getNodeWebhookUrl: () => webhookUrl,
      getRequestObject: () => received,
      getResponseObject: () => ({
        status: (status: number) => ({ json: (body: unknown) => void (host.answered = { status, body }) }),
      }),
      helpers: {
        httpRequest: (options: RequestOptions) => send(options, {}),
        httpRequestWithAuthentication: (_name: string, options: RequestOptions) => send(options, authorised),
      },
    }),
  };
  return host;
}
