import { area } from '#platform/areas/area.ts';
import { avatarJobs } from './avatars.ts';
import { checkWidgetInstallation } from './check-widget-installation.ts';
import { deleteWidgetAvatar } from './delete-widget-avatar.ts';
import { getAvatar } from './get-avatar.ts';
import { getPublicWidgetConfig } from './get-public-widget-config.ts';
import { getWidgetConfig } from './get-widget-config.ts';
import { getWidgetInstallation } from './get-widget-installation.ts';
import { getWidgetRuntime } from './get-widget-runtime.ts';
import { patchWidgetConfig } from './patch-widget-config.ts';
import { widgetPersonalData } from './personal-data.ts';
import { updateWidgetConfig } from './update-widget-config.ts';
import { uploadWidgetAvatar } from './upload-widget-avatar.ts';
import type { ChatWidgetDeps } from './widget.operation.ts';
import { createWidgetRuntimes } from './widget-runtimes.ts';

export { avatarSource } from './avatar-source.ts';
export { avatarBytesMax, avatarPath, removeAvatar, storeAvatar } from './avatars.ts';
export { checkVisitor, refuseForeignSite } from './check-visitor.ts';
export { chatFileBytesMax } from './file-limits.rules.ts';
export { areOperatorsAvailable, presenceMs } from './operators-available.queries.ts';
export { frameAncestors, isOriginAllowed } from './origin.rules.ts';
export { originNotAllowed } from './widget.errors.ts';
export type { ChatWidgetDeps } from './widget.operation.ts';
export { findWidgetConfig, findWidgetSettings, getTenantOfAgent, type Widget } from './widget-config.queries.ts';
export type { StoredWidgetConfig } from './widget-config.rules.ts';
export { createWidgetConfigCache, type WidgetConfigCache } from './widget-config-cache.ts';
export { insertWidget } from './widget-settings.queries.ts';

/** The chat widget of an agent: how it looks, where it may stand, what it offers. */
export const chatWidgetArea = area<ChatWidgetDeps, 'runtimes'>({
  name: 'chat-widget',
  module: 'chat',
  personalData: widgetPersonalData,
  operations: {
    'Chat Widget': [
      getPublicWidgetConfig,
      getWidgetRuntime,
      getWidgetConfig,
      updateWidgetConfig,
      patchWidgetConfig,
      uploadWidgetAvatar,
      deleteWidgetAvatar,
      getAvatar,
      getWidgetInstallation,
      checkWidgetInstallation,
    ],
  },
  own: (deps) => ({ runtimes: createWidgetRuntimes(deps) }),
  jobs: avatarJobs,
});
