import type { AgentId, TenantId } from '@parley/contract/ids';
import { E164 } from '@parley/contract/phone-number';
import type { CallerLookupState } from '@parley/contract/resources/caller-lookup';
import type { Egress } from '@parley/egress';
import {
  type Addresses,
  type CrmPerson,
  matchPerson,
  openVendor,
  revokeRefusedKey,
  type Vendor,
  VendorFault,
  type Vendors,
} from '#areas/integrations/connections';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { AccessTokens } from '#platform/oauth/access-tokens.ts';
import { type ConnectionRow, listConnections } from '#platform/oauth/connections.queries.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { listLookupConnectionIds } from './agent-lookups.queries.ts';
import { callerVariables, nameOf } from './caller-variables.rules.ts';
import { type Match, MatchCache } from './match-cache.ts';

/** Longest time a ringing phone waits for CRMs. Unit: milliseconds. */
export const ringTimeoutMs = 800;
/** Longest time of a request, which goes on for the next call when the phone no longer waits. Unit: milliseconds. */
const requestTimeoutMs = 8_000;

export interface CallerLookupDeps {
  vendors: Vendors;
  db: Pick<Database, 'app'>;
  egress: Egress;
  sealer: Sealer;
  tokens: AccessTokens;
  clock: Clock;
  log: Logger;
  /** Addresses of a test's vendors. */
  addresses?: Addresses;
}

/** Outcome of a look-up. */
export interface CallerLookup {
  state: CallerLookupState;
  /** The only person with the number at the first connection that knows one. */
  found: { person: CrmPerson; connection: ConnectionRow } | null;
  tookMs: number;
}

type Answer = Match | { kind: 'timed_out' | 'failed' };

/** Finds who calls in the CRMs of a tenant, within a time, and never throws for a CRM's sake. */
export class CallerLookups {
  readonly #deps: CallerLookupDeps;
  readonly #cache: MatchCache;

  constructor(deps: CallerLookupDeps) {
    this.#deps = deps;
    this.#cache = new MatchCache(deps.clock);
  }

  /**
   * Variables and name of a caller, by the CRMs that the agent looks callers up in. Fails open: whatever happens, the
   * call goes on after `ringTimeoutMs`.
   */
  async ofCall(call: {
    tenantId: TenantId;
    agentId: AgentId;
    /** As the line reports it. */
    number: string | null;
    keepsNothing: boolean;
  }): Promise<{ variables: Record<string, string>; name: string | null }> {
    const unknown = { variables: {}, name: null };
    const { tenantId, agentId, number, keepsNothing } = call;
    if (number === null || keepsNothing || !E164.safeParse(number).success) return unknown;
    const { db, log } = this.#deps;
    try {
      const connections = await db.app.inTenant(
        tenantId,
        async (tx) => {
          const ids = await listLookupConnectionIds(tx, agentId);
          return ids.length === 0 || (await isModuleOff(tx, tenantId, 'integrations'))
            ? []
            : (await this.crmsOf(tx)).filter(({ id }) => ids.includes(id));
        },
        { onlyReads: true },
      );
      const { found } = await this.find({ connections, number, timeoutMs: ringTimeoutMs });
      return found ? { variables: callerVariables(found.person), name: nameOf(found.person) } : unknown;
    } catch (error) {
      log.error({ event: 'caller_lookup.failed', err: error, tenantId }, 'a caller could not be looked up');
      return unknown;
    }
  }

  /** Connections to CRMs that have access, oldest first. */
  async crmsOf(tx: Tx): Promise<ConnectionRow[]> {
    const all = await listConnections(tx, 'integration');
    return all.filter(({ provider, state }) => state !== 'revoked' && this.#deps.vendors.get(provider)?.crm);
  }

  /** Asks the connections side by side. */
  async find(asked: {
    connections: readonly ConnectionRow[];
    /** In E.164. */
    number: string;
    timeoutMs: number;
  }): Promise<CallerLookup> {
    const { connections } = asked;
    const { clock } = this.#deps;
    const began = clock.monotonicMs();
    const answers = await this.#askAll(asked);
    const tookMs = Math.round(clock.monotonicMs() - began);
    for (const [at, answer] of answers.entries()) {
      const connection = connections[at];
      if (answer.kind !== 'one' || !connection) continue;
      return { state: 'found', found: { person: answer.person, connection }, tookMs };
    }
    return { state: stateOf(answers), found: null, tookMs };
  }

  async #askAll({ connections, number, timeoutMs }: Parameters<CallerLookups['find']>[0]): Promise<Answer[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ kind: 'timed_out' }), timeoutMs);
    });
    const answers = await Promise.all(
      connections.map((connection) => Promise.race([this.#ask(connection, number), late])),
    );
    clearTimeout(timer);
    return answers;
  }

  #ask(connection: ConnectionRow, number: string): Promise<Answer> {
    const vendor = this.#deps.vendors.get(connection.provider);
    if (!vendor?.crm) return Promise.resolve({ kind: 'failed' });
    const key = `${connection.id} ${connection.updatedAt.getTime()} ${number}`;
    const { crm } = vendor;
    return this.#cache
      .get(key, async () => {
        const signal = AbortSignal.timeout(requestTimeoutMs);
        const requests = openVendor(this.#deps, { vendor, connection, timeoutMs: requestTimeoutMs, signal });
        return matchPerson(await crm.findPeople(requests, { phone: number, email: null }), number);
      })
      .catch((error: unknown) => this.#fail(vendor, connection, error));
  }

  async #fail(vendor: Vendor, connection: ConnectionRow, error: unknown): Promise<Answer> {
    const { log } = this.#deps;
    const { tenantId, id: connectionId } = connection;
    log.warn(
      { event: 'caller_lookup.failed', err: error, tenantId, connectionId, provider: vendor.provider },
      'a caller could not be looked up',
    );
    if (error instanceof VendorFault) {
      await revokeRefusedKey(this.#deps, connection, error).catch((err: unknown) =>
        log.error({ event: 'caller_lookup.failed', err, connectionId }, 'a connection was not marked as revoked'),
      );
    }
    return { kind: 'failed' };
  }
}

/** State of a look-up in which no connection knew one person. */
function stateOf(answers: readonly Answer[]): CallerLookupState {
  if (answers.length === 0) return 'no_connection';
  const has = (wanted: Answer['kind']) => answers.some(({ kind }) => kind === wanted);
  if (has('several')) return 'several_people';
  if (has('timed_out')) return 'timed_out';
  return has('failed') ? 'failed' : 'not_found';
}
