import { operationOf } from '#platform/http/operation.ts';

/** Dependency of the process, with its probe. */
export interface Dependency {
  name: string;
  /** True when the platform cannot serve without it. */
  isRequired: boolean;
  /** Throws or hangs when it is down. */
  probe(): Promise<DependencyFacts>;
}

/** Facts a dependency reports. */
export interface DependencyFacts {
  /** Reachable but impaired. */
  isDegraded?: boolean;
  version?: string;
  host?: string;
  freeBytes?: number;
  totalBytes?: number;
}

/** Thrown by a probe with a public reason. */
export class DependencyDown extends Error {
  override readonly name = 'DependencyDown';
}

export interface SystemDeps {
  /** Reports a known impairment without a probe. */
  isDegraded: () => boolean;
  dependencies: readonly Dependency[];
  version: string;
}

export const operation = operationOf<SystemDeps>();
