import type { AgentConfig } from '@parley/contract/resources/agent';
import { refuseFields } from '#platform/http/define-refusal.ts';
import { findUrlFaults, type TenantUrl, type UrlGuard } from '#platform/tenant-urls/find-url-faults.ts';

/** Refuses (400), at save time, URLs this installation never requests. Unchanged URLs pass. */
export function checkUrls(egress: UrlGuard, config: AgentConfig, before: AgentConfig | null): void {
  const details = findUrlFaults(egress, urlsOf(config), before ? urlsOf(before) : []);
  if (details.length > 0) throw refuseFields(details);
}

function urlsOf(config: AgentConfig): TenantUrl[] {
  return [
    { path: '/llm/url', url: config.llm.url },
    ...(config.llm.fallbacks ?? []).map((choice, at) => ({ path: `/llm/fallbacks/${at}/url`, url: choice.url })),
    { path: '/stt/url', url: config.stt.url },
    { path: '/voice/url', url: config.voice.url },
    { path: '/webhook_url', url: config.webhook_url },
    { path: '/background_sound/url', url: config.background_sound.url },
  ].filter((entry): entry is TenantUrl => typeof entry.url === 'string');
}
