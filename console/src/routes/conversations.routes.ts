import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { readChat, readContactFilters, readQuestionSearch } from '../search-params.ts';
import { shell } from './shell.route.ts';

const desk = createRoute({
  getParentRoute: () => shell,
  path: '/desk',
  validateSearch: readChat,
  component: lazyPage(() => import('../desk/desk-page.tsx'), 'DeskPage'),
});
const deskSettings = createRoute({
  getParentRoute: () => shell,
  path: '/desk-settings',
  component: lazyPage(() => import('../desk-settings/desk-settings-page.tsx'), 'DeskSettingsPage'),
});
const contactRequests = createRoute({
  getParentRoute: () => shell,
  path: '/contact-requests',
  validateSearch: readContactFilters,
  component: lazyPage(() => import('../contact-requests/contact-requests-page.tsx'), 'ContactRequestsPage'),
});
const cannedReplies = createRoute({
  getParentRoute: () => shell,
  path: '/canned-replies',
  component: lazyPage(() => import('../canned-replies/canned-replies-page.tsx'), 'CannedRepliesPage'),
});
const unansweredQuestions = createRoute({
  getParentRoute: () => shell,
  path: '/unanswered-questions',
  validateSearch: readQuestionSearch,
  component: lazyPage(() => import('../unanswered-questions/unanswered-questions-page.tsx'), 'UnansweredQuestionsPage'),
});
const widgets = createRoute({
  getParentRoute: () => shell,
  path: '/widget',
  component: lazyPage(() => import('../widget/widgets-page.tsx'), 'WidgetsPage'),
});
const widget = createRoute({
  getParentRoute: () => shell,
  path: '/widget/$agentId',
  component: lazyPage(() => import('../widget/widget-page.tsx'), 'WidgetPage'),
});

/** Operator desk, contact requests and chat widgets. */
export const conversationRoutes = [
  desk,
  deskSettings,
  contactRequests,
  cannedReplies,
  unansweredQuestions,
  widgets,
  widget,
] as const;
