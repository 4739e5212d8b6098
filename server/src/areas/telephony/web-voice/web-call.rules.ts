import type { MessagePort } from 'node:worker_threads';
import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';

/** Browser call about to start. */
export interface WebCall {
  tenantId: TenantId;
  id: CallId;
  agentId: AgentId;
  agentVersion: number;
  /** Stored configuration with its override applied; and the same with plaintext secrets. */
  config: AgentConfig;
  openedConfig: AgentConfig;
  origin: string | null;
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  quickQuestions: readonly string[];
}

/** Media transport of the call. */
export type WebLine =
  | { kind: 'webrtc'; offerSdp: string }
  /** WebSocket frames, relayed to the call's media worker. */
  | { kind: 'websocket'; codec: 'pcm' | 'opus'; port: MessagePort };
