import { AgentId, CallId, type TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { WebCall, WebLine } from './web-call.rules.ts';

/** Port to the voice engine, built in `app/`. Null in a process without calls. */
export interface WebCalls {
  /** Undefined: capacity for one more call. */
  refusal(): { reason: 'capacity' | 'pressure' | 'draining'; retryAfterSeconds: number } | undefined;
  /** Speech recognition of an agent: everything, the expected phrases, or nothing in its language. */
  hearing(
    tenantId: TenantId,
    agent: AgentConfig,
    quickQuestions: readonly string[],
  ): Promise<{ vocabulary: 'open' | 'limited' | 'none'; examples: string[] }>;
  /** ICE servers (STUN, TURN) for browsers. */
  iceServers(callId: string, now: Date): { urls: string; username?: string; credential?: string }[];
  /** Starts the call; returns the SDP answer to a WebRTC offer, and the resume token. */
  start(call: WebCall, line: WebLine): Promise<{ answerSdp: string | null; resumeToken: string }>;
  /** Reports that the token resumes this call, live in this process. */
  isResumeToken(callId: CallId, token: string): boolean;
  resume(callId: CallId, line: WebLine): Promise<{ answerSdp: string | null; resumeToken: string }>;
}

export interface WebVoiceDeps {
  calls: WebCalls | null;
  vault: Vault;
  /** Public URL of this installation; undefined: the request's own. */
  publicUrl: string | undefined;
}

export const operation = operationOf<WebVoiceDeps>();

export const sessionParams = z.object({ callId: CallId });
export const agentParams = z.object({ agentId: AgentId });

/** Call id in the examples of the API document. */
export const exampleCallId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b40';
export const exampleSession = {
  call_id: exampleCallId,
  access_token: 'voice_kJ3x...',
  transport: 'webrtc' as const,
  url: `https://parley.example.com/api/web-voice/sessions/${exampleCallId}/offer`,
  websocket_url: `wss://parley.example.com/api/web-voice/sessions/${exampleCallId}/socket`,
  vocabulary: 'limited' as const,
  examples: ['What are your opening hours?', 'I would like to book an appointment.'],
  expires_at: '2026-03-01T09:40:00.000Z',
};
