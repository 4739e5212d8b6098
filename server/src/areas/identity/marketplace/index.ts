import { area } from '#platform/areas/area.ts';
import { installMarketplaceTool } from './install-marketplace-tool.ts';
import { listMarketplaceTools } from './list-marketplace-tools.ts';
import type { MarketplaceDeps } from './marketplace.operation.ts';

/** Ready-made tools that verify people, to be installed on agents. */
export const identityMarketplaceArea = area<MarketplaceDeps>({
  name: 'marketplace',
  module: 'identity',
  operations: { 'Identity verification': [listMarketplaceTools, installMarketplaceTool] },
});
