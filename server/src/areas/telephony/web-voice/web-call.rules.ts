import type { MessagePort } from 'node:worker_threads';
import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';

/** A call from a browser, about to begin. */
export interface WebCall {
  tenantId: TenantId;
  id: CallId;
  agentId: AgentId;
  agentVersion: number;
  /** As stored, with its override applied; and the same with its secrets in clear. */
  config: AgentConfig;
  openedConfig: AgentConfig;
  origin: string | null;
  dynamicVariables: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
  quickQuestions: readonly string[];
}

/** How its sound comes. */
export type WebLine =
  | { kind: 'webrtc'; offerSdp: string }
  /** Frames of a WebSocket, relayed to the thread that carries the call. */
  | { kind: 'websocket'; codec: 'pcm' | 'opus'; port: MessagePort };
