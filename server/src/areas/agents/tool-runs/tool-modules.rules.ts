import type { ResellerModule } from '@parley/contract/resources/reseller-package';
import type { ToolType } from '@parley/contract/resources/tool';

/** Module that a type of tool needs beside `tools`. */
const moduleOfType: Partial<Record<ToolType, ResellerModule>> = {
  booking: 'calendar',
  handoff: 'live_desk',
  identity: 'identity',
};

/** True where an account without the modules in `modulesOff` may have tools of `type`. */
export function isToolIncluded(type: ToolType, modulesOff: readonly string[]): boolean {
  const needed = moduleOfType[type];
  return !modulesOff.includes('tools') && (needed === undefined || !modulesOff.includes(needed));
}
