import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { getPublicWidgetConfig } from './get-public-widget-config.ts';
import type { ChatWidgetDeps } from './widget.operation.ts';

export { checkVisitor } from './check-visitor.ts';
export { isOriginAllowed } from './origin.rules.ts';
export type { ChatWidgetDeps } from './widget.operation.ts';
export { arePeopleAvailable, presenceMs } from './people-available.queries.ts';
export { findWidgetConfig, findWidgetSettings, getTenantOfAgent, type Widget } from './widget-config.queries.ts';
export type { StoredWidgetConfig } from './widget-config.rules.ts';
export { createWidgetConfigCache, type WidgetConfigCache } from './widget-config-cache.ts';

export const chatWidgetOperations: readonly Operation<ChatWidgetDeps>[] = [getPublicWidgetConfig];

/** The chat widget of an agent: how it looks, where it may stand, what it offers. */
export const chatWidgetArea = (deps: ChatWidgetDeps): Area => area('chat-widget', chatWidgetOperations, deps);
