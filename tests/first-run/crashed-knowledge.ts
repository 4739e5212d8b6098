import type pg from 'pg';
import { expect } from 'vitest';

/** Paragraphs of each text, all different, of about 120 characters: some 150 kB, which takes a second to read. */
const paragraphs = 1_200;

/** Knowledge of an agent that is added while its process is killed. */
export class CrashedKnowledge {
  readonly #client: pg.Client;
  readonly #agentId: string;
  readonly #key: string;
  /** Sources whose upload was acknowledged. */
  readonly #ids: string[] = [];

  constructor(client: pg.Client, { agentId, tenantKey }: { agentId: string; tenantKey: string }) {
    this.#client = client;
    this.#agentId = agentId;
    this.#key = tenantKey;
  }

  /** Adds two texts and returns when the process has begun to read one of them. */
  async add(address: string): Promise<void> {
    for (const part of [1, 2]) {
      const name = `Handbook ${this.#ids.length}.${part}`;
      const text = Array.from(
        { length: paragraphs },
        (_, at) =>
          `Article ${at} of ${name} is kept on shelf ${at * 7} and costs ${at + 1} euros, ${'delivery included '.repeat(3)}.`,
      ).join('\n\n');
      const response = await fetch(`${address}/api/agents/${this.#agentId}/knowledge-base/texts`, {
        method: 'POST',
        headers: { 'x-api-key': this.#key, 'content-type': 'application/json' },
        body: JSON.stringify({ name, text }),
      });
      expect(response.status).toBe(202);
      this.#ids.push(((await response.json()) as { id: string }).id);
    }
    const isBeingRead = async () =>
      (await this.#rows(`select id from kb_sources where status = 'indexing' and lease_id is not null`)).length > 0;
    await expect.poll(isBeingRead, { timeout: 20_000, interval: 5 }).toBe(true);
  }

  /** Every acknowledged source becomes ready, with each of its chunks once. The leases of dead processes end at once. */
  async expectWhole(): Promise<void> {
    await this.#client.query(`update kb_sources set due_at = now() where status = 'indexing'`);
    const unread = () => this.#rows(`select id, status, error_message from kb_sources where status <> 'ready'`);
    await expect.poll(unread, { timeout: 60_000, interval: 200 }).toEqual([]);
    const stored = await this.#rows<{ id: string; chunk_count: number; chunks: number; texts: number; places: number }>(
      `select s.id, s.chunk_count, count(c.id)::int as chunks, count(distinct c.text)::int as texts,
         count(distinct (c.document_id, c.ordinal))::int as places
       from kb_sources s join kb_chunks c on c.tenant_id = s.tenant_id and c.source_id = s.id group by s.id, s.chunk_count`,
    );
    expect(stored.map(({ id }) => id).toSorted()).toEqual(this.#ids.toSorted());
    for (const { chunk_count: counted, chunks, texts, places } of stored) {
      expect(counted).toBeGreaterThan(50);
      expect([chunks, texts, places]).toEqual([counted, counted, counted]);
    }
  }

  async #rows<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    return (await this.#client.query<Row>(query)).rows;
  }
}
