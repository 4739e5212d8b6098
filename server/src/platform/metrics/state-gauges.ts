import { Gauge, type Registry } from 'prom-client';

/** Gauges of things that the database knows, such as queues: one sample for each, under a label with its name. */
export interface StateGauges<State> {
  label: string;
  gauges: readonly { name: string; help: string; read: (state: State) => number }[];
  /** One query for all gauges of a scrape. While it fails, the gauges have no samples. */
  read: () => Promise<readonly State[]>;
  nameOf: (state: State) => string;
}

/** Registers gauges whose samples are read at each scrape. */
export function addStateGauges<State>(registry: Registry, { label, gauges, read, nameOf }: StateGauges<State>): void {
  let reading: Promise<readonly State[]> | undefined;
  const states = () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  for (const gauge of gauges) {
    new Gauge({
      name: gauge.name,
      help: gauge.help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const all = await states();
        this.reset();
        for (const state of all) this.set({ [label]: nameOf(state) }, gauge.read(state));
      },
    });
  }
}
