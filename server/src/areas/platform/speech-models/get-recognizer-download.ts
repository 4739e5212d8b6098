import { AgentId } from '@parley/contract/ids';
import { RecognizerDownload } from '@parley/contract/resources/speech-model';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { findWidgetConfig, getTenantOfAgent, isOriginAllowed, originNotAllowed } from '#areas/conversations/widget';
import { publicAccess } from '#platform/http/access/access.ts';
import type { SpeechModelStatus } from './speech-model-library.ts';
import { operation } from './speech-models.operation.ts';

const none: RecognizerDownload = { state: 'none', bytes: 0, bytes_done: 0 };

/** Shows an agent's page the progress of the recognizer's download. */
export const getRecognizerDownload = operation({
  method: 'GET',
  path: '/api/web-voice/agents/{agentId}/recognizer',
  id: 'getRecognizerDownload',
  summary: "Get the download state of an agent's speech recognition",
  description:
    'For the page on which people talk to the agent: until the download is complete, its vocabulary is limited. Names no places and no reasons.',
  access: publicAccess('visitors have no account; the site is checked against allowed_domains'),
  params: z.object({ agentId: AgentId }),
  answer: { status: 200, schema: RecognizerDownload },
  refusals: ['not_found', 'origin_not_allowed'],
  example: {
    params: { agentId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' },
    answer: { state: 'downloading', bytes: 72_654_782, bytes_done: 31_457_280 },
  },
  async run({ db, params, deps, request }) {
    const tenantId = await getTenantOfAgent(db, params.agentId);
    const { config, domains } = await db.app.inTenant(
      tenantId,
      async (tx) => {
        const agent = await getAgent(tx, params.agentId);
        const widget = await findWidgetConfig(tx, { agentId: params.agentId, agent: agent.config });
        return { config: agent.config, domains: widget.allowed_domains };
      },
      { onlyReads: true },
    );
    const page = { origin: request.origin, ownHost: request.header('host') };
    if (!isOriginAllowed(page, domains)) throw originNotAllowed();
    if (deps.library === null || config.stt.provider !== 'builtin') return none;
    return downloadFor(await deps.library.list(), config.language);
  },
});

/** The chosen recognizer of a language; of several the one that is furthest. */
function downloadFor(models: readonly SpeechModelStatus[], language: string): RecognizerDownload {
  const primary = language.toLowerCase().split('-')[0] ?? '';
  const fitting = models.filter(
    (model) => model.kind === 'speech-to-text' && model.isChosen && model.languages.includes(primary),
  );
  const found =
    fitting.find(({ isInUse }) => isInUse) ??
    fitting.find(({ state, error }) => error === null && (state === 'downloading' || state === 'ready')) ??
    fitting.find(({ error }) => error !== null);
  if (!found) return none;
  // A complete model counts as downloading until it has passed its self-test.
  const state = found.isInUse ? 'ready' : found.error === null ? 'downloading' : 'failed';
  return { state, bytes: found.bytes, bytes_done: found.bytesDone };
}
