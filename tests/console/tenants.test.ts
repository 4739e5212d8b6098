import { expect, it } from 'vitest';
import { openPage, seriousFaults, shoot, visit } from './console-browser.ts';
import { describeConsole } from './describe-console.ts';

describeConsole('a platform admin and tenants', {}, (signedIn) => {
  const post = async <Answer>(path: string, body: unknown, headers: Record<string, string>): Promise<Answer> => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${signedIn.server.origin}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return response.json() as Promise<Answer>;
  };

  // Regression: a tenant made with the platform key (README walk) had no operator; the visitor read that no operator
  // was available while the admin was at the desk of the demo tenant.
  it('enters a tenant created with a key, answers at its desk, and leaves', async () => {
    const { page, complaints } = signedIn.admin;
    const key = { 'x-api-key': signedIn.server.platformKey };
    const made = await post<{ api_key: { secret: string } }>('/api/tenants', { name: 'Harbour Cycles' }, key);
    const ownKey = { 'x-api-key': made.api_key.secret };
    const agent = await post<{ id: string }>('/api/agents', { name: 'Robin of the harbour' }, ownKey);

    await page.getByRole('button', { name: /Switch account/ }).click();
    await page.getByLabel('Search all tenants').fill('harbour');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Harbour Cycles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter Harbour Cycles' });
    await dialog.getByLabel('Reason').fill('The walk');
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('You are in Harbour Cycles as platform admin.').waitFor();
    await page.getByRole('button', { name: 'Talk to Robin of the harbour' }).waitFor();

    await openPage(page, signedIn.address('/desk'), 'Inbox');
    await page.getByRole('button', { name: /^Your status/ }).click();
    await page.getByRole('menuitem', { name: /^Online/ }).click();
    await page.getByRole('button', { name: 'Your status: Online' }).waitFor();
    const chat = await post<{ session_id: string; session_token: string }>(
      '/api/chat/sessions',
      { agent_id: agent.id },
      {},
    );
    const visitor = { authorization: `Bearer ${chat.session_token}` };
    await post(`/api/chat/sessions/${chat.session_id}/handoff`, {}, visitor);
    await page
      .getByRole('button', { name: /Visitor/ })
      .first()
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: `Talk to ${signedIn.server.agentName}`, exact: true }).waitFor();
    expect(await page.getByText('as platform admin').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('switches a feature of a tenant off, which its flags then say', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/platform/tenants'), 'Tenants');
    await page.getByLabel('Search', { exact: false }).first().fill('harbour');
    await page.getByRole('button', { name: 'Features of Harbour Cycles' }).click();
    const dialog = page.getByRole('dialog', { name: 'Features of Harbour Cycles' });
    await dialog.getByLabel('Calls from a web page').selectOption('Off');
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'tenant-features');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The features have been saved.').waitFor();
    await page.getByRole('button', { name: 'Features of Harbour Cycles' }).click();
    const chosen = dialog.getByLabel('Calls from a web page').locator('option:checked');
    expect(await chosen.textContent()).toBe('Off');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(complaints).toEqual([]);
  });

  // The agent of a vendor without a key answered by another model, and nothing said so.
  it('shows configuration warnings on the start page, in the setup guide and above its chat; visitors do not get them', async () => {
    const { page } = signedIn.admin;
    const key = { 'x-api-key': signedIn.server.platformKey };
    const made = await post<{ tenant: { id: string }; api_key: { secret: string } }>(
      '/api/tenants',
      { name: 'Keyless' },
      key,
    );
    const llm = { provider: 'openai', model: 'gpt-5-mini' };
    const ownKey = { 'x-api-key': made.api_key.secret };
    const { id } = await post<{ id: string }>('/api/agents', { name: 'Keyless agent', llm }, ownKey);
    await openPage(page, signedIn.address('/platform/tenants'), 'Tenants');
    await page.getByRole('button', { name: 'Enter Keyless' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByText('Keyless agent does not run as configured.').waitFor();
    await page.getByRole('button', { name: 'Talk to Keyless agent' }).click();
    await page.getByText('Set OPENAI_API_KEY on the server.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${signedIn.server.origin}/chat/${id}`);
    await page.getByText('No API key for openai').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const { page: visitors } = await visit(signedIn.browser, signedIn.server.origin);
    const asked: string[] = [];
    visitors.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitors.goto(`${signedIn.server.origin}/chat/${id}`);
    await visitors.getByPlaceholder('Write a message').waitFor();
    expect(asked.filter((path) => path.startsWith('/api/agents/'))).toEqual([]);
  });

  it('creates one with an owner, and shows the invitation link without a mail server', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/platform/tenants'), 'Tenants');
    await page.getByRole('button', { name: 'New tenant' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Lindgren Dental');
    await page.getByRole('dialog').getByLabel('Owner email').fill('ada@example..com');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('dialog').getByText('expected an email address').waitFor();
    await page.getByRole('dialog').getByLabel('Owner email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('pk_live_').waitFor();
    await page.getByRole('button', { name: "I've saved it" }).click();
    await page.getByText('/console/invite#token=inv_').waitFor();
    await page.getByRole('button', { name: "I've saved it" }).click();
    await page.getByLabel('Search').fill('dental');
    await page.getByRole('row', { name: /Lindgren Dental/ }).waitFor();
    await page.getByRole('button', { name: 'Enter Lindgren Dental' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('lists failed work, retries and drops it', async () => {
    const { page } = signedIn.admin;
    for (const task of ['test.retried', 'test.dropped']) {
      await signedIn.server.query(`select graphile_worker.add_job('${task}', run_at => now() + interval '1 day')`);
    }
    await signedIn.server.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'Broken'
      where run_at > now() + interval '1 hour'`);
    await openPage(page, signedIn.address('/platform/jobs'), 'Jobs');
    await page.getByRole('row', { name: /test\.dropped .*Given up.*Broken/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await shoot(page, 'jobs');
    await page.getByRole('button', { name: 'Drop test.dropped' }).click();
    await page.getByRole('dialog', { name: 'Drop test.dropped' }).getByRole('button', { name: 'Drop' }).click();
    await page.getByText('It is dropped.').waitFor();
    await page.getByRole('button', { name: 'Retry test.retried' }).click();
    await page.getByText('It is tried again.').waitFor();
    const rows = await signedIn.server.query<{ task: string }>(
      `select task_identifier as task from graphile_worker.jobs where task_identifier like 'test.%'`,
    );
    expect(rows.map(({ task }) => task)).toEqual(['test.retried']);
    // Done, it leaves the page without a reload.
    await signedIn.server.query(`delete from graphile_worker._private_jobs where run_at > now() - interval '1 hour'
      and task_id in (select id from graphile_worker._private_tasks where identifier = 'test.retried')`);
    await page.getByRole('button', { name: 'Retry test.retried' }).waitFor({ state: 'detached' });
    await page.route('**/api/admin/jobs*', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'x', request_id: 'x' } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).first().waitFor();
    await page.unroute('**/api/admin/jobs*');
  });

  it('hides a closed sign-up, and says who holds the link without a mail server', async () => {
    const { page } = await visit(signedIn.browser, signedIn.server.origin);
    await openPage(page, signedIn.address('/login'), 'Sign in');
    await page.getByRole('link', { name: 'Forgot your password?' }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign up' }).count()).toBe(0);
    await openPage(page, signedIn.address('/signup'), 'Sign up');
    await page.getByText('Sign-up is disabled on this server.').waitFor();
    await openPage(page, signedIn.address('/reset-password'), 'Forgot your password?');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Request link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ask your administrator' }).waitFor();
    await page.getByText('npm run admin:reset-password').waitFor();
  });
});
