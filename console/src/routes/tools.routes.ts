import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { readLogFilters, readToolTab, readToolType } from '../search-params.ts';
import { shell } from './shell.route.ts';

const tools = createRoute({
  getParentRoute: () => shell,
  path: '/tools',
  component: lazyPage(() => import('../tools/tools-page.tsx'), 'ToolsPage'),
});
const newTool = createRoute({
  getParentRoute: () => shell,
  path: '/tools/new',
  validateSearch: readToolType,
  component: lazyPage(() => import('../tools/new-tool-page.tsx'), 'NewToolPage'),
});
const tool = createRoute({
  getParentRoute: () => shell,
  path: '/tools/$toolId',
  validateSearch: readToolTab,
  component: lazyPage(() => import('../tools/tool-page.tsx'), 'ToolPage'),
});
const toolLog = createRoute({
  getParentRoute: () => shell,
  path: '/tool-log',
  validateSearch: readLogFilters,
  component: lazyPage(() => import('../tool-log/tool-log-page.tsx'), 'ToolLogPage'),
});
const toolRun = createRoute({
  getParentRoute: () => shell,
  path: '/tool-log/$logId',
  component: lazyPage(() => import('../tool-log/tool-run-page.tsx'), 'ToolRunPage'),
});

/** Tools and their log. */
export const toolRoutes = [tools, newTool, tool, toolLog, toolRun] as const;
