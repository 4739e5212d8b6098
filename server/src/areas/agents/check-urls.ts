import type { ErrorDetail } from '@parley/contract/errors';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { EgressError } from '#platform/egress/egress.errors.ts';
import type { Egress } from '#platform/egress/egress.ts';
import { Refusal } from '#platform/http/refusal.ts';

/**
 * Refuses addresses this installation will never call, such as private ones that are not allowed in its configuration:
 * better said when the agent is saved than found out in a call. Addresses that were there before are left alone.
 */
export function checkUrls(egress: Pick<Egress, 'checkUrl'>, config: AgentConfig, before: AgentConfig | null): void {
  const known = new Set(before ? urlsOf(before).map(({ url }) => url) : []);
  const details = urlsOf(config).flatMap(({ path, url }): ErrorDetail[] => {
    if (known.has(url)) return [];
    try {
      egress.checkUrl(url);
      return [];
    } catch (error) {
      if (error instanceof EgressError) return [{ path, code: error.code, message: error.message }];
      throw error;
    }
  });
  const [first] = details;
  if (first) throw new Refusal('invalid_request', `${first.path}: ${first.message}`, { details });
}

function urlsOf(config: AgentConfig): { path: string; url: string }[] {
  return [
    { path: '/llm/url', url: config.llm.url },
    ...(config.llm.fallbacks ?? []).map((choice, at) => ({ path: `/llm/fallbacks/${at}/url`, url: choice.url })),
    { path: '/stt/url', url: config.stt.url },
    { path: '/voice/url', url: config.voice.url },
    { path: '/webhook_url', url: config.webhook_url },
    { path: '/background_sound/url', url: config.background_sound.url },
  ].filter((entry): entry is { path: string; url: string } => typeof entry.url === 'string');
}
