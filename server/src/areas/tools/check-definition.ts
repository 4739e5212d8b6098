import type { ErrorDetail } from '@parley/contract/errors';
import type { ToolDefinition } from '@parley/contract/resources/tool';
import { EgressError } from '#platform/egress/egress.errors.ts';
import type { Egress } from '#platform/egress/egress.ts';
import { compileParameters } from './compile-parameters.ts';
import { findRequestFaults, urlsOf } from './tool-request.rules.ts';
import { refusalOf } from './tools.errors.ts';

/**
 * Refuses (400, with pointers) a definition that could not be run: parameters that do not compile, addresses this
 * installation never calls, headers that are not the tool's to set. Addresses that were there before are left alone.
 */
export function checkDefinition(
  egress: Pick<Egress, 'checkUrl'>,
  definition: ToolDefinition,
  before: ToolDefinition | null,
): void {
  const known = new Set(before ? urlsOf(before).map(({ url }) => url) : []);
  const blocked = urlsOf(definition).flatMap(({ path, url }): ErrorDetail[] => {
    if (known.has(url)) return [];
    try {
      egress.checkUrl(url);
      return [];
    } catch (error) {
      if (error instanceof EgressError) return [{ path, code: error.code, message: error.message }];
      throw error;
    }
  });
  const refusal = refusalOf([...findRequestFaults(definition), ...blocked]);
  if (refusal) throw refusal;
  compileParameters(definition.parameters);
}
