import type { TestProject } from 'vitest/node';

/** True for `--project unit` alone, whose tests need neither a build nor a database. */
export function isUnitRun({ vitest }: TestProject): boolean {
  return vitest.projects.every(({ name }) => name === 'unit');
}
