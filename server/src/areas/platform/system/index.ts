import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { detailedHealth } from './detailed-health.ts';
import { simpleHealth } from './simple-health.ts';
import type { SystemDeps } from './system.operation.ts';

export { type Dependency, DependencyDown, type SystemDeps } from './system.operation.ts';

export const systemOperations: readonly Operation<SystemDeps>[] = [simpleHealth, detailedHealth];

/** System: whether the installation is well. */
export const systemArea = (deps: SystemDeps): Area => area('system', systemOperations, deps);
