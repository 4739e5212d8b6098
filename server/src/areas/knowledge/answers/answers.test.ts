import type { AgentId, CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { pastCall } from '../../../../test/test-calls.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp();
  tenant = await app.createTenant();
});
afterAll(() => app.close());

async function askedQuestion(): Promise<{ agentId: string; questionId: string }> {
  const agentId = await createChatAgent(tenant);
  const { id: callId } = await pastCall(app, tenant.id);
  const { db, clock, newId, questions } = app.deps;
  const asked = { tenantId: tenant.id, agentId: agentId as AgentId, conversation: { callId: callId as CallId } };
  const texts = ['Do you treat\ncats?'];
  await db.app.inTenant(tenant.id, (tx) => questions.record(tx, { ...asked, texts, askedAt: clock.now(), newId }));
  const listed = await tenant.request('GET', `/api/unanswered-questions?agent_id=${agentId}`);
  return { agentId, questionId: listed.json().data[0].id };
}
const answer = (questionId: string, body: object, headers = {}) =>
  tenant.request('POST', `/api/unanswered-questions/${questionId}/answer`, body, headers);

it('an answer is a text of the knowledge base, and its question answered', async () => {
  const { agentId, questionId } = await askedQuestion();
  const answered = await answer(questionId, { answer: 'Yes, on Tuesdays.' });
  expect(answered.statusCode).toBe(202);
  expect(answered.json()).toMatchObject({
    question: { id: questionId, state: 'answered' },
    file: { agent_id: agentId, kind: 'text', name: 'Do you treat cats?', status: 'queued' },
  });
  const path = `/api/agents/${agentId}/knowledge-base/files/${answered.json().file.id}/content`;
  expect((await tenant.request('GET', path)).payload).toBe('Q: Do you treat cats?\nA: Yes, on Tuesdays.\n');
  const open = await tenant.request('GET', `/api/unanswered-questions?agent_id=${agentId}&state=open`);
  expect(open.json().data).toEqual([]);
  expect(await auditRows(app, tenant.id, 'unanswered_question.answer')).toHaveLength(1);
});

it('400 without an answer, 403 without kb:write, 404 for a question of another tenant', async () => {
  const { questionId } = await askedQuestion();
  expect((await answer(questionId, { answer: ' ' })).statusCode).toBe(400);
  const key = await tenant.createKey(['kb:read']);
  expect((await answer(questionId, { answer: 'Yes' }, { 'x-api-key': key })).statusCode).toBe(403);
  const stranger = await app.createTenant();
  const foreign = await stranger.request('POST', `/api/unanswered-questions/${questionId}/answer`, { answer: 'Yes' });
  expect(foreign.statusCode).toBe(404);
});
