import type { ToolRunStatus } from '@parley/contract/resources/tool';

export const runColors: Record<ToolRunStatus, string> = {
  ok: 'green',
  error: 'red',
  timeout: 'orange',
  refused: 'yellow',
  cancelled: 'gray',
};
