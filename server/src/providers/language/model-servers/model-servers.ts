import type { FoundModelServer } from '@parley/contract/resources/language-model';
import { createEgress, type Egress, type StreamLimits } from '@parley/egress';
import { identifyModelServer, type ReadJson } from './identify-model-server.ts';
import { loopbackOrigin, modelServerKinds, modelServerPorts } from './model-server-kinds.ts';
import type { NamedModelServer } from './model-server-settings.ts';

/** Longest wait for one answer of a server that is looked for on this machine. Unit: milliseconds. */
const searchTimeoutMs = 300;
/** The same for one that is turned on, and may be in the network. */
const statusTimeoutMs = 1000;
/** Validity of what was read from the database: another process may have turned a server on or off. */
const acceptedForMs = 3000;
const maxListBytes = 2 * 1024 * 1024;

/** A server that is turned on, with its state just now. */
export interface ModelServerStatus extends NamedModelServer {
  title: string;
  source: 'console' | 'setting';
  isReachable: boolean;
  version: string | null;
  models: string[];
}

export interface ModelServersOptions {
  /** Servers of PARLEY_MODEL_SERVERS; these names count more than turned-on ones. */
  configured: readonly NamedModelServer[];
  /** Servers turned on by platform admins. */
  readAccepted(): Promise<readonly NamedModelServer[]>;
  allowsSearch: boolean;
  userAgent: string;
  /** Ports of this machine that are searched. Default: those of known products. */
  ports?: readonly number[];
  /** Default: the monotonic clock of the machine. Unit: milliseconds. */
  monotonicMs?: () => number;
}

/**
 * Model servers of this installation. Each is reached by an HTTP client of its own whose allow-list is its exact host
 * and port and which follows no redirects, so neither a tenant nor the server leads requests anywhere else.
 */
export class ModelServers {
  readonly allowsSearch: boolean;
  readonly #options: ModelServersOptions;
  readonly #ports: readonly number[];
  readonly #monotonicMs: () => number;
  readonly #clients = new Map<string, Egress>();
  #accepted: { servers: readonly NamedModelServer[]; atMs: number } | undefined;
  #names: ReadonlySet<string>;
  #found: readonly FoundModelServer[] = [];

  constructor(options: ModelServersOptions) {
    this.#options = options;
    this.allowsSearch = options.allowsSearch;
    this.#names = new Set(options.configured.map(({ name }) => name));
    this.#ports = options.ports ?? modelServerPorts;
    this.#monotonicMs = options.monotonicMs ?? (() => performance.now());
  }

  /** The address of a server that is turned on; undefined for any other name. */
  async find(name: string): Promise<NamedModelServer | undefined> {
    return (await this.#servers()).find((server) => server.name === name);
  }

  /** Servers that are turned on, each asked for its models now. */
  async list(): Promise<readonly ModelServerStatus[]> {
    const servers = await this.#servers();
    return Promise.all(servers.map((server) => this.#statusOf(server)));
  }

  /** Names of the servers that were turned on when they were last read. */
  lastNames(): ReadonlySet<string> {
    return this.#names;
  }

  /** Servers found by the last search that are not turned on. */
  async found(): Promise<readonly FoundModelServer[]> {
    const urls = new Set((await this.#servers()).map((server) => server.url.replace('//localhost:', '//127.0.0.1:')));
    return this.#found.filter(({ url }) => !urls.has(url));
  }

  /** Searches this machine: its loopback address alone, a few ports, all at once. Returns what `found` does. */
  async search(): Promise<readonly FoundModelServer[]> {
    if (!this.allowsSearch) return [];
    const results = await Promise.all(this.#ports.map((port) => this.identify(loopbackOrigin(port))));
    this.#found = results.filter((result) => result !== undefined);
    return this.found();
  }

  /** The model server at an address of this machine that is searched; undefined for other addresses and servers. */
  async identify(url: string): Promise<FoundModelServer | undefined> {
    const port = this.#ports.find((one) => loopbackOrigin(one) === url);
    if (port === undefined) return undefined;
    const identity = await identifyModelServer(this.#reader(url, searchTimeoutMs), port);
    return identity && { ...identity, url };
  }

  /** A name for a server that no other one has. */
  async freeNameFor({ kind, url }: FoundModelServer): Promise<string> {
    const taken = new Set((await this.#servers()).map(({ name }) => name));
    return taken.has(kind) ? `${kind}-${new URL(url).port}` : kind;
  }

  /** Forgets what was read: a server was turned on or off. */
  refresh(): void {
    this.#accepted = undefined;
  }

  /** A `fetch` that reaches this server alone. */
  fetchFor(server: NamedModelServer, limits: StreamLimits): typeof fetch {
    return this.#clientFor(server.url).fetchFor({ ...limits, redirects: 0 });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#clients.values()].map((client) => client.close()));
  }

  async #servers(): Promise<readonly (NamedModelServer & { source: 'console' | 'setting' })[]> {
    const nowMs = this.#monotonicMs();
    if (this.#accepted === undefined || nowMs - this.#accepted.atMs > acceptedForMs) {
      this.#accepted = { servers: await this.#options.readAccepted(), atMs: nowMs };
    }
    const { configured } = this.#options;
    const named = new Set(configured.map(({ name }) => name));
    const accepted = this.#accepted.servers.filter(({ name }) => !named.has(name));
    this.#names = new Set([...named, ...accepted.map(({ name }) => name)]);
    return [
      ...configured.map((server) => ({ ...server, source: 'setting' as const })),
      ...accepted.map((server) => ({ ...server, source: 'console' as const })),
    ];
  }

  async #statusOf(server: NamedModelServer & { source: 'console' | 'setting' }): Promise<ModelServerStatus> {
    const { name, url, source } = server;
    const port = modelServerKinds[server.kind].port ?? Number(new URL(url).port);
    const identity = await identifyModelServer(this.#reader(url, statusTimeoutMs), port);
    const kind = identity?.kind ?? server.kind;
    return {
      name,
      url,
      source,
      kind,
      title: modelServerKinds[kind].title,
      isReachable: identity !== undefined,
      version: identity?.version ?? null,
      models: identity?.models ?? [],
    };
  }

  #reader(url: string, timeoutMs: number): ReadJson {
    const client = this.#clientFor(url);
    return async (path) => {
      try {
        const init = { timeoutMs, maxBytes: maxListBytes, retries: 0, redirects: 0 };
        const response = await client.fetch(`${url}${path}`, { ...init, headers: { accept: 'application/json' } });
        if (response.status === 200) return await response.json();
        await response.body?.cancel();
      } catch {
        // Nothing listens there, or something that is no model server.
      }
      return undefined;
    };
  }

  #clientFor(url: string): Egress {
    const known = this.#clients.get(url);
    if (known) return known;
    const { hostname, port, protocol } = new URL(url);
    const allowed = `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;
    const client = createEgress({
      allowHosts: [allowed],
      allowListSetting: 'PARLEY_MODEL_SERVERS',
      userAgent: this.#options.userAgent,
    });
    this.#clients.set(url, client);
    return client;
  }
}
