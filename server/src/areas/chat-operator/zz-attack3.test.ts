import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOperator, nameOperators, openAgentChat, openWaitingChat } from '../../../test/desk.ts';
import { readEvents } from '../../../test/read-events.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { createScriptedBrain } from '../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat } from '../../../test/visitor.ts';
import { setWidget } from '../../../test/widget-settings.ts';

let app: TestApp;
let base: string;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({
    brain: createScriptedBrain((t) => `Re: ${t.question}`),
    env: { PARLEY_LOG_LEVEL: 'trace' },
  });
  base = await listen(app);
  tenant = await app.createTenant();
});
afterAll(() => app.close());
const at = (m: string, url: string, token: string, payload?: unknown, headers: object = {}) =>
  app.server.inject({
    method: m as 'GET',
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });

it('u uploads', async () => {
  const agentId = await createChatAgent(tenant);
  await setWidget(app, agentId, { allow_file_uploads: true });
  const v = await openChat(base, agentId);
  const w = await openChat(base, agentId);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const cases: [string, string | Buffer][] = [
    ['a.html', '<html><script>'],
    ['a.svg', '<svg onload=alert(1)>'],
    ['a.txt', '<html><script>alert(1)</script>'],
    ['a.png', png],
    ['a.html', png],
    ['a.pdf.exe', '%PDF-1.4 '],
    ['../../etc/passwd.txt', 'x'],
    ['..\\..\\x.txt', 'x'],
    ['a\u202Etxt.exe.txt', 'x'],
    ['x'.repeat(5000) + '.txt', 'x'],
    ['.txt', 'x'],
    ['con\r\nSet-Cookie: a=b.txt', 'x'],
    ['"; filename="evil.html".txt', 'x'],
    ['😀'.repeat(150) + '.txt', 'x'],
    ['x.docx', 'PK\x03\x04[Content_Types].xml word/ <script>'],
    ['a.js', 'alert(1)'],
    ['__proto__.txt', 'x'],
  ];
  const ids: string[] = [];
  for (const [n, c] of cases) {
    const r = await v.upload(n, c as string);
    console.log('U', JSON.stringify(n.slice(0, 30)), r.status, r.body.name?.slice(0, 40), r.body.content_type);
    if (r.status === 201) {
      ids.push(r.body.id);
      const g = await fetch(base + r.body.url);
      console.log(
        'U   ',
        g.status,
        g.headers.get('content-type'),
        g.headers.get('content-disposition')?.slice(0, 120),
        g.headers.get('x-content-type-options'),
        g.headers.get('content-security-policy'),
      );
      await g.body?.cancel();
    }
  }
  const other = await w.send('x', { file_ids: [ids[0]!] });
  console.log('U other session file', other.status);
  const twice = await Promise.all(Array.from({ length: 10 }, () => v.send('x', { file_ids: [ids[0]!] })));
  console.log('U twice', twice.map((t) => t.status).join());
  const op = await createOperator(app, tenant, {});
  await op.desk('POST', `/chats/${v.sessionId}/claim`);
  const os = await op.desk('POST', `/chats/${v.sessionId}/messages`, { text: 'x', file_ids: [ids[1]!] });
  console.log('U op sends visitor file', os.statusCode);
  for (const l of ['../../../etc/passwd', '..%2f..%2fx', 'a'.repeat(22), '%00'.repeat(7) + 'a']) {
    const g = await fetch(`${base}/api/chat/files/${l}`);
    console.log('U link', l.slice(0, 20), g.status);
    await g.body?.cancel();
  }
  // endless body
  const sent = await new Promise<string>((resolve) => {
    const u = new URL(`${base}/api/chat/sessions/${v.sessionId}/files`);
    const rq = rawRequest(
      {
        host: u.hostname,
        port: u.port,
        path: u.pathname,
        method: 'POST',
        headers: { ...v.headers, 'content-type': 'multipart/form-data; boundary=xx', 'transfer-encoding': 'chunked' },
      },
      (res) => {
        res.resume();
        res.on('end', () => resolve(`answered ${res.statusCode} after ${n} MiB`));
      },
    );
    let n = 0;
    const chunk = Buffer.alloc(1024 * 1024, 65);
    rq.on('error', (e) => resolve(`cut ${e.message} after ${n} MiB`));
    rq.write('--xx\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    const go = () => {
      if (n >= 400) {
        rq.destroy();
        resolve(`took all ${n} MiB`);
        return;
      }
      n++;
      rq.write(chunk, () => setImmediate(go));
    };
    go();
  });
  console.log('U endless', sent);
});
it('w canaries', async () => {
  const agentId = await createChatAgent(tenant);
  await setWidget(app, agentId, { allow_file_uploads: true });
  const v = await openChat(base, agentId);
  const op = await createOperator(app, tenant, {});
  const vt = (await at('POST', `/api/chat/sessions/${v.sessionId}/events/ticket`, v.token)).json().ticket as string;
  const dt = (await op.desk('POST', '/events/ticket')).json().ticket as string;
  for (const u of [`/api/chat/sessions/${v.sessionId}/events?ticket=${vt}`, `/api/chat/operator/events?ticket=${dt}`]) {
    const r = await fetch(base + u);
    console.log('W', r.status);
    await r.body?.cancel();
  }
  const file = await v.upload('canary.txt', 'x');
  await v.send('has file', { file_ids: [file.body.id] });
  const link = file.body.url.split('/').at(-1)!;
  const g = await fetch(base + file.body.url);
  await g.text();
  await (await fetch(`${base}/api/chat/files/${link}x`)).text();
  await at('POST', `/api/chat/sessions/${v.sessionId}/verification`, v.token, {
    method: 'email_otp',
    target: 'canary-person@example.com',
  });
  await at('POST', '/api/chat/contact-requests', v.token, {
    name: '<script>CanaryName</script>',
    email: 'canary-contact@example.com',
    message: 'CanaryMessage',
  });
  await at(
    'POST',
    `/api/chat/sessions/${v.sessionId}/handoff`,
    v.token,
    { reason: 'CanaryReason' },
    { 'idempotency-key': 'k1' },
  );
  await op.desk('POST', `/chats/${v.sessionId}/claim`);
  await op.desk('POST', `/chats/${v.sessionId}/messages`, { text: 'CanaryNote', visibility: 'internal' });
  await op.desk('PATCH', `/chats/${v.sessionId}/customer`, { email: 'canary-cust@example.com', note: 'CanaryCust' });
  await op.desk('POST', `/chats/${v.sessionId}/release`, { to: 'queue', note: 'CanaryRelease' });
  await new Promise((r) => setTimeout(r, 1500));
  const code = await app.deps.db.platform.pool.query(`select code_hash from chat_verifications`);
  void code;
  const tables = (
    await app.deps.db.platform.pool.query(
      `select table_name from information_schema.tables where table_schema='public' and table_type='BASE TABLE'`,
    )
  ).rows.map((r) => r.table_name as string);
  for (const [what, c] of Object.entries({
    token: v.token.slice(5),
    vt: vt.slice(7),
    dt: dt.slice(5).split('.')[0]!,
    link,
    opToken: op.token,
    codeMail: 'canary-person',
    contact: 'canary-contact',
    msg: 'CanaryMessage',
    note: 'CanaryNote',
    cust: 'canary-cust',
    rel: 'CanaryRelease',
    reason: 'CanaryReason',
  })) {
    const where: string[] = [];
    for (const t of tables) {
      const r = await app.deps.db.platform.pool
        .query(`select count(*)::int n from "${t}" x where position($1 in x::text) > 0`, [c])
        .catch(() => ({ rows: [{ n: -1 }] }));
      if (r.rows[0].n !== 0) where.push(`${t}:${r.rows[0].n}`);
    }
    console.log('W', what, where.join(' '));
    process.stdout.write(`CANARYLIST ${what} ${Buffer.from(c).toString('base64')}\n`);
  }
});
it('s stream after change of operators', async () => {
  const agentId = await createChatAgent(tenant);
  const named = await createOperator(app, tenant, { name: 'Named' });
  const out = await createOperator(app, tenant, { name: 'Out' });
  const s = await readEvents(`${base}/api/chat/operator/events`, { headers: { authorization: `Bearer ${out.token}` } });
  const ready = await s.next();
  const cursor = (ready.data.data as { cursor: string }).cursor;
  const v = await openWaitingChat(app, tenant, agentId, { says: ['BEFORE-1'] });
  const full = (await tenant.request('GET', `/api/chat/widget/${agentId}/config`)).json();
  delete full.agent_id;
  delete full.updated_at;
  const pr = await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { ...full, operator_ids: [named.id] });
  console.log('S put', pr.statusCode);
  await v.says('AFTER-2');
  const mine = await openWaitingChat(app, tenant, await createChatAgent(tenant), { says: ['MARK-END'] });
  void mine;
  const seen: string[] = [];
  for (;;) {
    const e = await s.next();
    const t = JSON.stringify(e.data);
    seen.push(e.event + (t.includes('AFTER-2') ? '!LEAK' : ''));
    if (t.includes('MARK-END')) break;
  }
  console.log('S live', seen.join());
  const r = await readEvents(`${base}/api/chat/operator/events`, {
    headers: { authorization: `Bearer ${out.token}`, 'last-event-id': cursor },
  });
  const again: string[] = [];
  for (;;) {
    const e = await r.next();
    const t = JSON.stringify(e.data);
    again.push(e.event + (t.includes('AFTER-2') || t.includes('BEFORE-1') ? '!LEAK' : ''));
    if (t.includes('MARK-END')) break;
  }
  console.log('S replay', again.join());
  s.cut();
  r.cut();
  for (const bad of [
    { agent_id: agentId },
    { updated_at: null },
    { tenant_id: tenant.id },
    { allowed_domains: ['*'] },
    { allowed_domains: ['*.com'] },
    { allowed_domains: ["x.com; script-src 'unsafe-inline'"] },
    { allowed_domains: ['127.0.0.1:99999'] },
    { operator_ids: ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10'] },
    { agent_avatar_url: 'javascript:alert(1)' },
    { agent_avatar_url: '/api/chat/avatars/0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' },
    { custom_css: 'a{background:\\75 rl(//x)}' },
    { custom_css: '@im\\port "x"' },
    { custom_css: 'u\\72l(x)' },
    { custom_css: 'a{b:image-set("x" 1x)}' },
    { custom_css: '</style>' },
    { custom_css: '@\\69\nmport "x"' },
    { primary_color: 'red;background:url(x)' },
  ]) {
    const q = await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { ...full, ...bad });
    console.log('S cfg', JSON.stringify(bad), q.statusCode);
  }
  const t2 = await app.createTenant();
  const x = await t2.request('PUT', `/api/chat/widget/${agentId}/config`, full);
  console.log('S other tenant put', x.statusCode);
  const oid = (await createOperator(app, t2, {})).id;
  const y = await tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { ...full, operator_ids: [oid] });
  console.log('S other tenant op', y.statusCode);
});
it('x contact', async () => {
  const agentId = await createChatAgent(tenant);
  const v = await openAgentChat(app, agentId);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      at('POST', '/api/chat/contact-requests', v.token, { name: 'x', email: 'a@b.se', message: `${i}` }),
    ),
  );
  console.log('X', all.map((a) => a.statusCode).join());
  for (const email of ['a@b.com\r\nBcc: x@y.z', 'a@b.com\n']) {
    const r = await at('POST', '/api/chat/contact-requests', v.token, { name: 'x', email, message: 'x' });
    console.log('X hdr', r.statusCode);
  }
  await setWidget(app, agentId, { allowed_domains: ['good.example'] });
  await new Promise((r) => setTimeout(r, 1200));
  for (const origin of [
    'https://evil.example',
    'null',
    'https://good.example.evil.example',
    'https://good.example.',
    'https://GOOD.example',
    'https://xgood.example',
    'https://good.example:8443',
    'https://good.example@evil.example',
  ]) {
    const r = await at(
      'POST',
      '/api/chat/contact-requests',
      v.token,
      { name: 'x', email: 'a@b.se', message: 'x' },
      { origin },
    );
    const h = await at('GET', `/api/chat/sessions/${v.id}/messages`, v.token, undefined, { origin });
    console.log('X origin', origin, r.statusCode, r.json().error, h.statusCode);
  }
});
