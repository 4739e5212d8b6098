import type { TenantId } from '@parley/contract/ids';
import type { FoundModelServer, LanguageModelOption } from '@parley/contract/resources/language-model';
import type { AcceptedModelServer } from './model-servers.queries.ts';

/** A server that is turned on, with its state just now. */
export interface ModelServerState extends AcceptedModelServer {
  title: string;
  source: 'console' | 'setting';
  isReachable: boolean;
  version: string | null;
  models: string[];
}

/** Port to the model servers on this machine and those of PARLEY_MODEL_SERVERS. */
export interface ModelServerDirectory {
  /** False: this machine is not searched. */
  allowsSearch: boolean;
  /** Servers that are turned on, each asked for its models now. */
  list(): Promise<readonly ModelServerState[]>;
  /** Servers found by the last search that are not turned on. */
  found(): Promise<readonly FoundModelServer[]>;
  /** Searches the loopback address of this machine. Returns what `found` does. */
  search(): Promise<readonly FoundModelServer[]>;
  /** The model server at an address that a search covers. */
  identify(url: string): Promise<FoundModelServer | undefined>;
  /** A name for a server that no other one has. */
  freeNameFor(found: FoundModelServer): Promise<string>;
  /** A server was turned on or off. */
  refresh(): void;
}

export interface LanguageModelsDeps {
  servers: ModelServerDirectory;
  /** Models that need no server: the built-in one, and one of each vendor with a key. */
  vendorModels(tenantId: TenantId): readonly LanguageModelOption[];
}
