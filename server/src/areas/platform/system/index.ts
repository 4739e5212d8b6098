import { area } from '#platform/areas/area.ts';
import { detailedHealth } from './detailed-health.ts';
import { simpleHealth } from './simple-health.ts';
import type { SystemDeps } from './system.operation.ts';

export { checkDependency } from './detailed-health.ts';
export { type Dependency, DependencyDown, type DependencyFacts, type SystemDeps } from './system.operation.ts';

/** System: whether the installation is well. */
export const systemArea = area<SystemDeps>({
  name: 'system',
  operations: {
    System: [simpleHealth, detailedHealth],
  },
});
