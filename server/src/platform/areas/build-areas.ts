import type { AnyArea, BackgroundWorker, DepsOf, Engines, GivenTo } from '#platform/areas/area.ts';
import type { MountedArea } from '#platform/http/operation.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { OutboxConsumer } from '#platform/outbox/consumer.ts';

/** Areas with all their dependencies. */
export interface BuiltAreas<Areas> {
  /** Dependencies of each area, by name. */
  deps: { [Name in keyof Areas]: DepsOf<Areas[Name]> };
  jobs: readonly Job[];
  consumers: readonly OutboxConsumer[];
  workers: readonly BackgroundWorker[];
  /** Starts the areas in the order of the list. When one fails, those before it are closed, and the error is thrown. */
  start(): Promise<void>;
  /** Closes all areas in the reverse order, each even when another fails; then throws the first error. */
  close(): Promise<void>;
}

/** Builds each area from the engines and its given dependencies. */
export function buildAreas<Areas extends Record<string, AnyArea>>(
  areas: Areas,
  engines: Engines,
  given: GivenTo<Areas>,
): BuiltAreas<Areas> {
  const built = Object.entries<AnyArea>(areas).map(([name, area]) => {
    const deps: object = Object.assign((given as Record<string, object>)[name] ?? {}, engines);
    return { name, area, deps: Object.assign(deps, area.own?.(deps as never)) as never };
  });
  async function close(ending: typeof built): Promise<void> {
    const faults: unknown[] = [];
    for (const { area, deps } of [...ending].reverse()) {
      try {
        await area.close?.(deps);
      } catch (fault) {
        faults.push(fault);
      }
    }
    if (faults.length > 0) throw faults[0];
  }
  return {
    deps: Object.fromEntries(built.map(({ name, deps }) => [name, deps])) as unknown as BuiltAreas<Areas>['deps'],
    jobs: built.flatMap(({ area, deps }) => area.jobs?.(deps) ?? []),
    consumers: built.flatMap(({ area, deps }) => area.consumers?.(deps) ?? []),
    workers: built.flatMap(({ area, deps }) => area.workers?.(deps) ?? []),
    async start() {
      for (const [at, { area, deps }] of built.entries()) {
        try {
          await area.start?.(deps);
        } catch (fault) {
          await close(built.slice(0, at + 1)).catch(() => {});
          throw fault;
        }
      }
    },
    close: () => close(built),
  };
}

/** Operations of the areas with their dependencies, ready to mount. */
export function mountedAreas(areas: Record<string, AnyArea>, deps: Record<string, object>): MountedArea[] {
  return Object.entries(areas).map(([name, area]) => ({
    name: area.name,
    module: area.module ?? null,
    operations: Object.values(area.operations)
      .flat()
      .map((operation) => ({ operation, deps: deps[name] })),
  }));
}

/** Lists every operation with its title in the API document, without starting anything. */
export function operationsOf(areas: Record<string, AnyArea>) {
  return Object.values(areas).flatMap(({ operations }) =>
    Object.entries(operations).flatMap(([title, all]) => all.map((operation) => ({ area: title, operation }))),
  );
}
