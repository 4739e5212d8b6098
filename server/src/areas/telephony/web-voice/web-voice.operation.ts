import { AgentId, CallId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { z } from 'zod';
import { operationOf } from '#platform/http/operation.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { WebCall, WebLine } from './web-call.rules.ts';

/** The part of the voice engine that web voice needs; built in `app/`. Null where this process takes no calls. */
export interface WebCalls {
  /** Undefined: one more call is welcome. */
  refusal(): { reason: 'capacity' | 'pressure' | 'draining'; retryAfterSeconds: number } | undefined;
  /** What an agent hears with: anything, or what is expected of its callers. */
  hearing(
    agent: AgentConfig,
    quickQuestions: readonly string[],
  ): { vocabulary: 'open' | 'limited'; examples: string[] };
  /** Servers that help browsers find a way here. */
  iceServers(callId: string, now: Date): { urls: string; username?: string; credential?: string }[];
  /** Begins the call; the answer to a WebRTC offer, and the token that takes the caller back after a lost network. */
  start(call: WebCall, line: WebLine): Promise<{ answerSdp: string | null; resumeToken: string }>;
  /** Whether the token takes its holder back into this call, which goes on in this process. */
  isResumeToken(callId: CallId, token: string): boolean;
  resume(callId: CallId, line: WebLine): Promise<{ answerSdp: string | null; resumeToken: string }>;
}

export interface WebVoiceDeps {
  calls: WebCalls | null;
  vault: Vault;
  /** Address under which people reach this installation; undefined: the one they asked at. */
  publicUrl: string | undefined;
}

export const operation = operationOf<WebVoiceDeps>();

export const sessionParams = z.object({ callId: CallId });
export const agentParams = z.object({ agentId: AgentId });

/** Stands for a call in the examples of the API document. */
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
