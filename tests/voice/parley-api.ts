import type { AgentConfig } from '@parley/contract/resources/agent';
import type { CallDetail, CallTurn } from '@parley/contract/resources/call';
import { expect } from 'vitest';

/** The API of a running server, as a customer with a key uses it. */
export interface ParleyApi {
  base: string;
  key: string;
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body?: object, headers?: Record<string, string>): Promise<{ status: number; body: Body }>;
  patch<Body>(path: string, body: object): Promise<{ status: number; body: Body }>;
  put<Body>(path: string, body: object): Promise<{ status: number; body: Body }>;
  createAgent(config: DeepPartial<AgentConfig>): Promise<string>;
  /** The call once it is as wanted; waits a minute. */
  callWhen(callId: string, isWanted: (call: CallDetail) => boolean): Promise<CallDetail>;
}

type DeepPartial<Value> = Value extends object ? { [Name in keyof Value]?: DeepPartial<Value[Name]> } : Value;

export function parleyApi(base: string, key: string): ParleyApi {
  async function request<Body>(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<{ status: number; body: Body }> {
    const response = await fetch(base + path, {
      method,
      headers: { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }
  const get = async <Body>(path: string) => (await request<Body>('GET', path)).body;
  return {
    base,
    key,
    get,
    patch: (path, body) => request('PATCH', path, body),
    put: (path, body) => request('PUT', path, body),
    post: (path, body, headers) => request('POST', path, body, headers),
    async createAgent(config) {
      const { status, body } = await request<{ id: string }>('POST', '/api/agents', config);
      if (status !== 201) throw new Error(`The agent was not made: ${JSON.stringify(body)}`);
      return body.id;
    },
    async callWhen(callId, isWanted) {
      const read = () => get<CallDetail>(`/api/calls/${callId}`);
      await expect.poll(async () => isWanted(await read()), { timeout: 60_000, interval: 200 }).toBe(true);
      return read();
    },
  };
}

export const hasEnded = (call: CallDetail) => call.ended_at !== null;
export const isReady = (call: CallDetail) => call.recording_state === 'ready';

/** Turns as `role: text`, to be read at a glance. */
export const linesOf = (turns: readonly CallTurn[]) => turns.map((turn) => `${turn.role}: ${turn.text}`);
