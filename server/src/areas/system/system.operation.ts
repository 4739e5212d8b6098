import { operationOf } from '#platform/http/operation.ts';

/** Something the process needs or uses, and a question that shows whether it is there. */
export interface Dependency {
  name: string;
  /** Without it the platform cannot serve. */
  isRequired: boolean;
  /** Throws or hangs when it is not there; may say its version and host. */
  probe(): Promise<{ version?: string; host?: string }>;
}

/** Throw it from a probe to say why something is not there, in words that anyone may read. */
export class DependencyDown extends Error {
  override readonly name = 'DependencyDown';
}

export interface SystemDeps {
  dependencies: readonly Dependency[];
  version: string;
}

export const operation = operationOf<SystemDeps>();
