import { operationOf } from '#platform/http/operation.ts';

/** Something the process needs or uses, and a question that shows whether it is there. */
export interface Dependency {
  name: string;
  /** Without it the platform cannot serve. */
  isRequired: boolean;
  /** Throws or hangs when it is not there. */
  probe(): Promise<DependencyFacts>;
}

/** What a dependency says of itself. */
export interface DependencyFacts {
  /** It is there, and not as it should be. */
  isDegraded?: boolean;
  version?: string;
  host?: string;
  freeBytes?: number;
  totalBytes?: number;
}

/** Throw it from a probe to say why something is not there, in words that anyone may read. */
export class DependencyDown extends Error {
  override readonly name = 'DependencyDown';
}

export interface SystemDeps {
  /** Whether something is known to be amiss, without asking anything. */
  isDegraded: () => boolean;
  dependencies: readonly Dependency[];
  version: string;
}

export const operation = operationOf<SystemDeps>();
