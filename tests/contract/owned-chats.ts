import type { UserId } from '@parley/contract/ids';
import type { TestApp, TestTenant } from '../../server/test/build-test-app.ts';
import { createOperator, openAgentChat, openWaitingChat } from '../../server/test/desk.ts';

/** Chats of an owner, and what operators have at the desk. */
export interface OwnedChats {
  chat(agentId: string): Promise<{ id: string; token: string; messageId: string }>;
  /** Sends a message in a chat. */
  speak(sessionId: string): Promise<void>;
  /** Lets the agent of a chat take files. */
  allowFiles(sessionId: string): Promise<void>;
  endChat(sessionId: string): Promise<void>;
  /** Has a code sent to the visitor of a chat. */
  startVerification(sessionId: string): Promise<void>;
  /** The picture of an agent. */
  avatar(): Promise<string>;
  /** The last part of the address of a file that was sent in a chat. */
  chatFileLink(): Promise<string>;
  /** A chat that waits for a person, or that `person` has. */
  deskChat(state: 'waiting' | 'claimed'): Promise<string>;
  messageOf(sessionId: string): Promise<string>;
  /** A file of an operator that no message has brought yet. */
  deskFile(sessionId: string): Promise<string>;
  /** An online operator with capacity for a chat. */
  operator(): Promise<string>;
  cannedReply(): Promise<string>;
  pushSubscription(): Promise<string>;
  /** A team with one operator. */
  chatTeam(): Promise<string>;
  chatLabel(): Promise<string>;
  /** A saved view of the owner's person. */
  chatView(): Promise<string>;
  contactRequest(): Promise<string>;
}

/** Makes chats by the tools of their owner, see `createOwner`. */
export function chatsOf({
  app,
  tenant,
  person,
  tokens,
  make,
  insert,
  agent,
  nextName,
}: {
  app: TestApp;
  tenant: TestTenant;
  person: { userId: UserId };
  /** Tokens that came with chats, by their ids. */
  tokens: Map<string, string>;
  make(url: string, body: unknown, headers?: Record<string, string>): Promise<{ id: string }>;
  insert(statement: string, values: unknown[]): Promise<string>;
  agent(): Promise<string>;
  nextName(what: string): string;
}): OwnedChats {
  const { pool } = app.deps.db.platform;
  return {
    async chat(agentId) {
      const payload = { agent_id: agentId };
      const opened = await app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload });
      const { session_id, session_token, messages } = opened.json();
      tokens.set(session_id, session_token);
      return { id: session_id, token: session_token, messageId: messages[0].id };
    },
    async speak(sessionId) {
      const url = `/api/chat/sessions/${sessionId}/messages`;
      const headers = { authorization: `Bearer ${tokens.get(sessionId)}` };
      await app.server.inject({ method: 'POST', url, headers, payload: { text: 'When are you open?' } });
    },
    async allowFiles(sessionId) {
      await pool.query(
        `insert into chat_widget_configs (tenant_id, agent_id, config, updated_at)
         select tenant_id, agent_id, '{"allow_file_uploads":true}', now() from chat_sessions where id = $1
         on conflict (tenant_id, agent_id) do update set config = chat_widget_configs.config || excluded.config`,
        [sessionId],
      );
      // The widget cache lives for one second; a change of its agent invalidates it at once.
      const { rows } = await pool.query('select agent_id from chat_sessions where id = $1', [sessionId]);
      await tenant.request('PATCH', `/api/agents/${rows[0].agent_id}`, { prompt: 'takes files' });
    },
    async endChat(sessionId) {
      await make(`/api/chat/sessions/${sessionId}/close`, undefined);
    },
    async startVerification(sessionId) {
      const sent = await app.server.inject({
        method: 'POST',
        url: `/api/chat/sessions/${sessionId}/verification`,
        headers: { authorization: `Bearer ${tokens.get(sessionId)}` },
        payload: { method: 'email_otp', target: `${nextName('verified')}@example.com` },
      });
      if (sent.statusCode >= 400) throw new Error(sent.body);
    },
    avatar: async () => {
      const id = await insert(
        `insert into avatars (tenant_id, id, content_type, bytes, created_at)
         values ($1, gen_random_uuid(), 'image/png', 7, now())`,
        [tenant.id],
      );
      await app.deps.files.write(`avatars/${id}.bin`, Buffer.from('picture'));
      return id;
    },
    async chatFileLink() {
      const { id } = await openAgentChat(app, await agent());
      const link = Buffer.from(app.deps.newId().replaceAll('-', ''), 'hex').toString('base64url');
      const fileId = await insert(
        `insert into chat_files (tenant_id, id, session_id, agent_id, uploaded_by, name, content_type, bytes, link, created_at)
         values ($1, gen_random_uuid(), $2, (select agent_id from chat_sessions where id = $2), 'visitor', 'terms.txt', 'text/plain', 5, $3, now())`,
        [tenant.id, id, link],
      );
      await app.deps.files.write(`chat-files/${fileId}.bin`, Buffer.from('Terms'));
      return link;
    },
    async deskChat(state) {
      // As many chats as anybody can have: every request that is tried leaves one.
      await pool.query(
        `insert into chat_operators (tenant_id, user_id, status, capacity, last_seen_at, updated_at)
         values ($1, $2, 'online', 100, now(), now())
         on conflict (tenant_id, user_id) do update set capacity = 100, last_seen_at = now()`,
        [tenant.id, person.userId],
      );
      const { id } = await openWaitingChat(app, tenant, await agent());
      const acting = { 'x-acting-user': person.userId };
      if (state === 'claimed') await make(`/api/chat/operator/chats/${id}/claim`, undefined, acting);
      return id;
    },
    async messageOf(sessionId) {
      const { rows } = await pool.query<{ id: string }>('select id from chat_messages where session_id = $1 limit 1', [
        sessionId,
      ]);
      return rows[0]?.id ?? '';
    },
    deskFile: (sessionId) =>
      insert(
        `insert into chat_files (tenant_id, id, session_id, agent_id, uploaded_by, name, content_type, bytes, link, created_at)
         values ($1, gen_random_uuid(), $2, (select agent_id from chat_sessions where id = $2), 'operator', 'terms.txt', 'text/plain', 9, gen_random_uuid()::text, now())`,
        [tenant.id, sessionId],
      ),
    operator: async () => (await createOperator(app, tenant)).id,
    async cannedReply() {
      const body = { shortcut: nextName('reply'), text: 'We are open from 8 to 17.' };
      return (await make('/api/chat/operator/canned-replies', body, { 'x-acting-user': person.userId })).id;
    },
    async pushSubscription() {
      const body = {
        endpoint: `https://push.example.com/send/${nextName('device')}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        device: 'Firefox, Android',
      };
      const path = '/api/chat/operator/push-subscriptions';
      return (await make(path, body, { 'x-acting-user': person.userId })).id;
    },
    async chatTeam() {
      return (await make('/api/chat/teams', { name: nextName('team'), member_ids: [person.userId] })).id;
    },
    async chatLabel() {
      return (await make('/api/chat/labels', { name: nextName('label') })).id;
    },
    async chatView() {
      const body = { name: nextName('view'), filters: { priority: ['high'] } };
      return (await make('/api/chat/operator/views', body, { 'x-acting-user': person.userId })).id;
    },
    async contactRequest() {
      const { token } = await openAgentChat(app, await agent());
      const url = '/api/chat/contact-requests';
      const payload = { name: 'Nils', email: 'nils@example.com', message: 'Please call me.' };
      const left = await app.server.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}` },
        payload,
      });
      return left.json().id;
    },
  };
}
