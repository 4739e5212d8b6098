import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';

let app: TestApp;
let base: string;
let tenant: TestTenant;
let astrid: TestOperator;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  base = await listen(app);
  tenant = await app.createTenant();
  astrid = await createOperator(app, tenant, { name: 'Astrid' });
});
afterAll(() => app.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function upload(bytes: Uint8Array<ArrayBuffer>, by = astrid) {
  const body = new FormData();
  body.set('file', new File([bytes], 'me.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${base}/api/chat/operator/avatar`, { method: 'POST', headers, body });
  return { status: answer.status, body: (await answer.json()) as { avatar_url: string } };
}

describe('the picture of an operator', () => {
  it('200: visible to visitors and colleagues, replaceable, and removable', async () => {
    const first = await upload(Uint8Array.from(png));
    expect(first.status).toBe(200);
    const shown = await fetch(`${base}${first.body.avatar_url}`);
    expect(shown.headers.get('content-type')).toContain('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    const chat = await openWaitingChat(app, tenant, await createChatAgent(tenant), { says: [] });
    await astrid.desk('POST', `/chats/${chat.id}/claim`);
    expect((await chat.reads('/status')).json().operator).toEqual({
      name: 'Astrid',
      avatar_url: first.body.avatar_url,
    });

    const second = await upload(Uint8Array.from(png));
    expect(second.body.avatar_url).not.toBe(first.body.avatar_url);
    expect((await fetch(`${base}${first.body.avatar_url}`)).status).toBe(404);
    expect((await astrid.desk('DELETE', '/avatar')).json()).toMatchObject({ avatar_url: '' });
    expect((await fetch(`${base}${second.body.avatar_url}`)).status).toBe(404);
    expect((await astrid.desk('DELETE', '/avatar')).statusCode).toBe(200);
    const rows = await auditRows(app, tenant.id, 'chat_operator.update');
    expect(rows.map((row) => row.details)).toEqual(Array(3).fill({ changed: ['avatar'] }));
  });

  it('415: a file that only claims to be an image; 413: one that is too large; 403: a role without the scope', async () => {
    expect((await upload(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await upload(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await upload(Uint8Array.from(png), viewer)).status).toBe(403);
  });
});
