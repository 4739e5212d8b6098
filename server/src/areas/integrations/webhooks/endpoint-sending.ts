import type { WebhookId } from '@parley/contract/ids';
import type { Database } from '#db/open.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { EndpointRef } from './claim-deliveries.queries.ts';
import { headerSecretIds, maskHeaders, revealHeaders } from './endpoint-headers.rules.ts';
import { endpointColumns, readEndpoint } from './endpoints.queries.ts';
import { openSigningSecrets } from './signing-secrets.ts';

/** Everything a request to an endpoint needs, secrets in plaintext. Never log it. */
export interface EndpointSending {
  id: WebhookId;
  version: number;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** As the log shows them. */
  maskedHeaders: Readonly<Record<string, string>>;
  secrets: readonly { value: string; validUntil: Date | null }[];
}

/** Endpoints kept in memory; their secrets are read again when the version is another. */
const maxKept = 1000;

/** Reads what requests to endpoints need, and keeps it for the version it was read in. */
export class EndpointSendings {
  readonly #db: Database;
  readonly #vault: Vault;
  readonly #kept = new Map<string, Promise<EndpointSending | null>>();

  constructor(deps: { db: Database; vault: Vault }) {
    this.#db = deps.db;
    this.#vault = deps.vault;
  }

  /** Null when the endpoint was deleted meanwhile. */
  async find(endpoint: EndpointRef, version: number): Promise<EndpointSending | null> {
    const key = `${endpoint.id} ${version}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const read = this.#read(endpoint);
    if (this.#kept.size >= maxKept) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(key, read);
    read.catch(() => this.#kept.delete(key));
    const found = await read;
    if (found?.version !== version) this.#kept.delete(key);
    return found;
  }

  #read(endpoint: EndpointRef): Promise<EndpointSending | null> {
    const { tenantId, id } = endpoint;
    const read = this.#db.platform.inTenant(
      tenantId,
      async (tx) => {
        const [row, secrets] = await Promise.all([
          tx
            .selectFrom('webhook_endpoints')
            .select(endpointColumns)
            .where('tenant_id', '=', tenantId)
            .where('id', '=', id)
            .executeTakeFirst(),
          openSigningSecrets(tx, this.#vault, { tenantId, endpointId: id }),
        ]);
        if (!row) return null;
        const stored = readEndpoint(row);
        const opened = await this.#vault.openReadable(tx, tenantId, headerSecretIds(stored.headers));
        return {
          id,
          version: stored.version,
          url: stored.url,
          headers: revealHeaders(stored.headers, opened),
          maskedHeaders: maskHeaders(stored.headers),
          secrets,
        };
      },
      { onlyReads: true },
    );
    return read;
  }
}
