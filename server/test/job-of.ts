import type { Job } from '#platform/jobs/jobs.ts';

/** Gets a job by its name; throws when the list has none, so that a test cannot pass without its job. */
export function jobOf(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}; there are ${jobs.map((each) => each.name).join(', ')}`);
  return job;
}
