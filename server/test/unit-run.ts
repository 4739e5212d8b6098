import type { TestProject } from 'vitest/node';

/** Whether only `unit` was asked for (`--project unit`), whose tests need neither a build nor a database. */
export function isUnitRun({ vitest }: TestProject): boolean {
  return vitest.projects.every(({ name }) => name === 'unit');
}
