import { buildAreas } from '#platform/areas/build-areas.ts';
import { areas } from './areas.ts';
import type { BuildOptions } from './build-options.ts';
import { givenToAreas } from './given-to-areas.ts';
import { allPersonalData } from './personal-data.ts';
import { wireParts } from './wire-parts.ts';

/** Dependencies of a process, built from its configuration; `close` ends them in order. */
export type Deps = Awaited<ReturnType<typeof buildDeps>>;

export async function buildDeps(options: BuildOptions) {
  const parts = await wireParts(options);
  const {
    answers,
    authenticator,
    brands,
    calls,
    clientTools,
    floor,
    keyUse,
    knowledge,
    mail,
    modelServers,
    phone,
    publicUrl,
    questions,
    tools,
    voice,
  } = parts;
  const { bus, clock, crawler, db, egress, feed, files, localFiles, log, newId, quota, vault } = floor;
  const engines = {
    db,
    bus,
    feed,
    clock,
    files,
    localFiles,
    quota,
    vault,
    egress,
    crawler,
    newId,
    log,
    publicUrl,
    personalData: allPersonalData,
  };
  const built = buildAreas(areas, engines, await givenToAreas(parts));
  await built.start();
  return {
    ...floor,
    authenticator,
    keyUse,
    /** Dependencies of each area, by name. */
    areaDeps: built.deps,
    jobs: built.jobs,
    consumers: built.consumers,
    workers: built.workers,
    calls,
    questions,
    mail,
    modelServers,
    brands,
    voice,
    phone,
    /** Lets answers and calls in progress finish within `drainMs`; the HTTP server has stopped accepting before. */
    async drain(drainMs: number) {
      const startedAt = clock.monotonicMs();
      await Promise.all([answers.stop(drainMs), voice?.drain(drainMs), phone?.drain(drainMs)]);
      // Background work of these gets the rest of the time.
      await tools.drain(Math.max(1_000, drainMs - (clock.monotonicMs() - startedAt)));
    },
    async close() {
      await built.close();
      await keyUse.close();
      await phone?.close();
      await voice?.close();
      await calls.close();
      await knowledge.engine.close();
      clientTools.close();
      await tools.close();
      await modelServers.close();
      await floor.close();
    },
  };
}
