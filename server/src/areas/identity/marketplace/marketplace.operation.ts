import type { ToolsDeps } from '#areas/agents/tools';
import { operationOf } from '#platform/http/operation.ts';

export type MarketplaceDeps = Pick<ToolsDeps, 'vault' | 'egress'>;

export const operation = operationOf<MarketplaceDeps>();
