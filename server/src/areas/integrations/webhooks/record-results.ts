import type { Engines } from '#platform/areas/area.ts';
import { type DisableDeps, disableEndpoint } from './disable-endpoint.ts';
import { isToBeDisabled } from './schedule.rules.ts';
import { type DeliveryResult, type EndpointHealth, writeHealth, writeResults } from './write-results.queries.ts';

type RecordDeps = DisableDeps & Pick<Engines, 'log'>;

/** Time in which results gather before they are written together. Unit: milliseconds. */
const gatherMs = 8;

/**
 * Writes results in batches: while one batch is written the next gathers. `record` resolves when its result is stored,
 * or was given up.
 */
export class ResultRecorder {
  readonly #deps: RecordDeps;
  #gathered: { result: DeliveryResult; done: () => void }[] = [];
  #writing: Promise<void> | undefined;

  constructor(deps: RecordDeps) {
    this.#deps = deps;
  }

  record(result: DeliveryResult): Promise<void> {
    return new Promise((done) => {
      this.#gathered.push({ result, done });
      this.#writing ??= this.#write();
    });
  }

  /** Resolves when everything recorded is written, with what follows from it. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (this.#gathered.length > 0) {
      const batch = this.#gathered.splice(0, 500);
      const results = batch.map(({ result }) => result);
      const stored = await this.#store(results);
      for (const { done } of batch) done();
      await this.#judge(stored);
    }
    this.#writing = undefined;
  }

  /** Writes results and returns those that were written. */
  async #store(results: readonly DeliveryResult[]): Promise<readonly DeliveryResult[]> {
    try {
      await writeResults(this.#deps.db.platform, results);
      return results;
    } catch (error) {
      // One that cannot be written, such as of an endpoint deleted meanwhile, must not cost the others.
      if (results.length > 1) {
        const stored: DeliveryResult[] = [];
        for (const result of results) stored.push(...(await this.#store([result])));
        return stored;
      }
      this.#deps.log.warn(
        { event: 'webhooks.result_not_written', err: error },
        'the result of a delivery was not written; it is sent again after its lease',
      );
      return [];
    }
  }

  /** Writes how the endpoints fare, and disables those that are gone or have failed for too long. */
  async #judge(results: readonly DeliveryResult[]): Promise<void> {
    const scheduled = results.filter(({ claim }) => !claim.isRedelivery);
    const telling = scheduled.filter(({ claim, isSuccess }) => !isSuccess || claim.isEndpointFailing);
    if (telling.length === 0) return;
    try {
      await this.#writeHealth(scheduled);
    } catch (error) {
      this.#deps.log.warn(
        { event: 'webhooks.health_not_written', err: error },
        'how webhooks fare was not written; their next attempts count',
      );
    }
  }

  async #writeHealth(scheduled: readonly DeliveryResult[]): Promise<void> {
    const now = this.#deps.clock.now();
    const failing = await writeHealth(this.#deps.db.platform, healthOf(scheduled));
    for (const { endpoint, failingSince, failedAttempts } of failing) {
      if (isToBeDisabled({ failingSince, failedAttempts, now })) {
        await disableEndpoint(this.#deps, endpoint, { reason: 'failing', failingSince });
      }
    }
    for (const { claim, isGone, at } of scheduled) {
      const endpoint = { tenantId: claim.tenantId, id: claim.endpointId };
      if (isGone) await disableEndpoint(this.#deps, endpoint, { reason: 'gone', failingSince: at });
    }
  }
}

function healthOf(results: readonly DeliveryResult[]): EndpointHealth[] {
  const byEndpoint = new Map<string, EndpointHealth>();
  for (const { claim, isSuccess, at } of results) {
    const known = byEndpoint.get(claim.endpointId) ?? {
      endpoint: { tenantId: claim.tenantId, id: claim.endpointId },
      hadSuccess: false,
      failures: 0,
      firstFailureAt: null,
    };
    byEndpoint.set(
      claim.endpointId,
      isSuccess
        ? { ...known, hadSuccess: true, failures: 0, firstFailureAt: null }
        : { ...known, failures: known.failures + 1, firstFailureAt: known.firstFailureAt ?? at },
    );
  }
  return [...byEndpoint.values()];
}
