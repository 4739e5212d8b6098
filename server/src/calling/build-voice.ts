import { availableParallelism } from 'node:os';
import type { TenantId } from '@parley/contract/ids';
import type { Egress } from '@parley/egress';
import type { Registry } from 'prom-client';
import type { ClientToolRegistry } from '#areas/agents/client-tools';
import type { RequestCallBack } from '#areas/conversations/contact-requests';
import type { KnowledgeSearch } from '#areas/knowledge/retrieval';
import type { SpeechModelChoices, SpeechModelLibrary } from '#areas/platform/speech-models';
import { type Dependency, DependencyDown, type DependencyFacts } from '#areas/platform/system';
import type { WebCalls } from '#areas/telephony/web-voice';
import type { Brain } from '#brain/create-brain.ts';
import { createWordReader } from '#brain/prompt-facts.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createAnswerablePhrases } from '../providers/language/builtin/answerable-phrases.ts';
import type { WebRtcSettings } from '../providers/lines/webrtc/create-webrtc-line.ts';
import { isHeardLanguage } from '../providers/speech/local/grammar/heard-languages.ts';
import { createSpeechWorkers, type SpeechWorkers } from '../providers/speech/local/worker/create-speech-workers.ts';
import { createAnsweredPhrases } from './call/answered-phrases.ts';
import { createBackgroundLoader } from './call/background-sound.ts';
import type { buildCalls } from './call/build-calls.ts';
import type { CallReservations } from './call/call-reservations.ts';
import type { CallToolRuns } from './call/call-tools.ts';
import type { CallWorkflowParts } from './call/call-workflow.ts';
import { createVoiceCalls, type VoiceCalls } from './call/voice-calls.ts';
import { createVoiceMetrics } from './call/voice-metrics.ts';
import type { SpeechConfig, VoiceConfig } from './settings/voice-settings.ts';
import { createWebVoiceCalls } from './web/web-voice-calls.ts';
import { type Admission, createAdmission } from './workers/admission.ts';
import type { RtpAddressing } from './workers/media-worker-data.ts';
import { createMediaWorkerPool } from './workers/media-worker-pool.ts';
import { createSpeechModelDownloads } from './workers/speech-model-downloads.ts';

/** Calls a media worker carries well. Source: bench/README.md, `voice-engine`, full path. */
const callsPerWorker = 50;

/** Voice engine of a process: media workers, calls and admission. */
export interface Voice {
  web: WebCalls;
  /** Starts calls on lines of other kinds. */
  calls: VoiceCalls;
  admission: Admission;
  speechModels: SpeechModelLibrary;
  /** Probe of the detailed health check: the media workers. */
  dependencies: readonly Dependency[];
  /** True where a downloaded model recognizes the language. */
  hasRecognizer(language: string): boolean;
  /** Starts the workers ahead of the first call. */
  warmUp(): Promise<void>;
  /** Graceful shutdown: refuses new calls, ends active ones after `waitMs`. */
  drain(waitMs: number): Promise<void>;
  close(): Promise<void>;
}

export function buildVoice(parts: {
  config: VoiceConfig;
  /** Keys of speech vendors for an account. */
  speechConfigFor(tenantId: TenantId): SpeechConfig;
  /** Free disk space that recordings leave to the database. */
  diskReserveBytes: number;
  egress: Egress;
  brain: Brain;
  reservations: CallReservations;
  knowledge: Pick<KnowledgeSearch, 'headingsOf' | 'retrieverFor'>;
  tools: CallToolRuns;
  clientTools: ClientToolRegistry;
  newId: () => string;
  requestCallBack: RequestCallBack;
  calls: ReturnType<typeof buildCalls>;
  workflows: Pick<CallWorkflowParts, 'clock' | 'db' | 'graphs' | 'vault'>;
  readSpeechModelChoices: () => Promise<SpeechModelChoices>;
  userAgent: string;
  metrics: Registry;
  log: Logger;
}): Voice {
  const { config, egress, brain, calls, log } = parts;
  const workers = config.voiceWorkers || Math.max(1, availableParallelism() - 1);
  let speech: SpeechWorkers | undefined;
  const onCrash = (role: string, cause: Error | undefined) =>
    log.error({ event: 'speech_worker.crashed', err: cause, role }, 'speech worker crashed; restarting it');
  const pool = createMediaWorkerPool({
    count: workers,
    data: {
      allowedHosts: config.allowedHosts,
      userAgent: parts.userAgent,
      webRtc: webRtcSettings(config),
      rtp: rtpAddressing(config),
      disk: { folder: config.dataDir, reserveBytes: parts.diskReserveBytes },
    },
    connectSpeech: () => (speech ??= createSpeechWorkers({ onCrash })).connect(),
    log,
  });
  const { store, local, notices, queues, processId } = calls;
  const metrics = createVoiceMetrics({ registry: parts.metrics, calls: pool.calls, tickLagMsP99: pool.tickLagMsP99 });
  const answerable = createAnswerablePhrases({ reader: createWordReader() });
  const answeredPhrases = createAnsweredPhrases({ answerable });
  const voiceCalls = createVoiceCalls({
    speechConfigFor: parts.speechConfigFor,
    pool,
    brain,
    reservations: parts.reservations,
    knowledge: parts.knowledge,
    tools: parts.tools,
    clientTools: parts.clientTools,
    newId: parts.newId,
    loadBackground: createBackgroundLoader({ egress, log }),
    answeredPhrases,
    disclosureOf: calls.disclosureOf,
    store,
    local,
    notices,
    queues,
    requestCallBack: parts.requestCallBack,
    processId,
    metrics,
    workflows: parts.workflows,
    log,
  });
  const callsMax = config.voiceCallsMax || workers * callsPerWorker;
  const admission = createAdmission({
    callsMax,
    calls: pool.calls,
    tickLagMsP90: pool.tickLagMsP90,
    onRefusal: metrics.observeRefusal,
  });
  const models = createSpeechModelDownloads({
    config,
    diskReserveBytes: parts.diskReserveBytes,
    egress,
    pool,
    readChoices: parts.readSpeechModelChoices,
    log,
  });
  return {
    calls: voiceCalls,
    admission,
    speechModels: models,
    dependencies: [
      { name: 'media workers', isRequired: false, probe: async () => probeWorkers('media', pool.workers()) },
      {
        name: 'speech workers',
        isRequired: false,
        // Without a call that needed them there are none yet.
        probe: async () => (speech ? probeWorkers('speech', speech.health()) : {}),
      },
    ],
    hasRecognizer: (language) => models.hasRecognizer(language),
    web: createWebVoiceCalls({
      config,
      speechConfigFor: parts.speechConfigFor,
      calls: voiceCalls,
      admission,
      answeredPhrases,
      builtinVocabulary(language) {
        if (models.hasRecognizer(language)) return 'open';
        return isHeardLanguage(language) ? 'limited' : 'none';
      },
    }),
    async warmUp() {
      await pool.warmUp();
      await models.start();
    },
    async drain(waitMs) {
      admission.drain();
      await voiceCalls.drain(waitMs);
    },
    async close() {
      admission.close();
      await models.close();
      await pool.close();
      await speech?.close();
    },
  };
}

/** Media uses the address of the signalling; a wildcard address cannot be advertised. */
function rtpAddressing(config: VoiceConfig): RtpAddressing {
  return {
    ...(config.rtpPorts === undefined ? {} : { portRange: config.rtpPorts }),
    ...(config.sipPublicAddress === undefined ? {} : { advertisedAddresses: [config.sipPublicAddress] }),
  };
}

function webRtcSettings(config: VoiceConfig): WebRtcSettings {
  return {
    ...(config.voiceUdpPorts === undefined ? {} : { portRange: config.voiceUdpPorts }),
    hostAddresses: config.voiceHostAddresses,
    stunServers: config.stunServers,
  };
}

/** A worker that crashed runs again within moments: one that stays away has a reason in the log. */
function probeWorkers(
  kind: 'media' | 'speech',
  { count, missing, hasCrashed = false }: { count: number; missing: number; hasCrashed?: boolean },
): DependencyFacts {
  if (missing >= count) throw new DependencyDown(`None of ${count} ${kind} workers runs`);
  return { isDegraded: missing > 0 || hasCrashed };
}
