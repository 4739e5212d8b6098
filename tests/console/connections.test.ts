import { expect, it } from 'vitest';
import {
  openPage,
  seriousFaults,
  seriousFaultsInTheDark,
  shoot,
  waitUntilLoaded,
  widthOnPhone,
} from './console-browser.ts';
import { describeConsole, dialog } from './describe-console.ts';

const env = { PARLEY_OAUTH_ZENDESK_ID: 'parley', PARLEY_OAUTH_ZENDESK_SECRET: 'client secret' };

describeConsole('connections', { env }, (signedIn) => {
  it('are made by key or by granting access, with the settings of that way', async () => {
    const { page, complaints } = signedIn.admin;
    await openPage(page, signedIn.address('/connections'), 'Connections');
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Add connection' }).click();
    const form = dialog(page);
    await form.getByLabel('Provider').selectOption('zendesk');
    await form.getByLabel('Name').fill('Help desk');
    await form.getByText('Granting access').waitFor();
    expect(await form.getByLabel('Email address').count()).toBe(0);
    await form.getByLabel('Subdomain').fill('no domain');
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    await shoot(page, 'connections-grant');
    await form.getByRole('button', { name: 'Continue to Zendesk' }).click();
    await form.getByText('Subdomain does not look like that; see its description').waitFor();
    await form.getByText('Key or token', { exact: true }).click();
    await form.getByLabel('Email address').fill('agent@acme.example');
    await form
      .getByLabel(/^Key or token/)
      .last()
      .fill('token');
    await shoot(page, 'connections-key');
    await form.getByRole('button', { name: 'Connect with key' }).click();
    await form.getByText('Subdomain does not look like that; see its description').waitFor();
    await form.getByLabel('Provider').selectOption('salesforce');
    await form.getByText('Your operator has not set up access granting with Salesforce', { exact: false }).waitFor();
    expect(await form.getByRole('button', { name: 'Connect with key' }).isDisabled()).toBe(true);
    await shoot(page, 'connections-no-client');
    await form.getByLabel('Provider').selectOption('microsoft_teams');
    await form.getByText('Address of a workflow', { exact: false }).waitFor();
    expect(await widthOnPhone(page)).toBe(375);
    expect(complaints).toEqual([]);
  });

  it('say how they are, and what to do about an ended one', async () => {
    const { page, complaints } = signedIn.admin;
    const row = (provider: string, name: string, auth: string, state: string, detail: string) =>
      `insert into connections (tenant_id, id, kind, provider, name, account, auth, state, state_detail, checked_at, created_by, created_at, updated_at)
       select tenant_id, gen_random_uuid(), 'integration', '${provider}', '${name}', 'Acme', '${auth}', '${state}', '${detail}', now(), '{"kind":"system"}', now(), now()
       from memberships limit 1`;
    await signedIn.server.query(row('zendesk', 'Help desk', 'oauth', 'connected', ''));
    await signedIn.server.query(
      row('pipedrive', 'Sales CRM', 'key', 'revoked', 'Pipedrive does not accept the key or grant (401).'),
    );
    await signedIn.server.query(
      row('salesforce', 'Accounts', 'oauth', 'failing', 'Salesforce has a fault of its own (503).'),
    );
    await openPage(page, signedIn.address('/connections'), 'Connections');
    await page.getByText('Remove it and connect with another key to go on.', { exact: false }).waitFor();
    await page.getByText('Not answering').waitFor();
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'connections');
    expect(complaints).toEqual([]);
  });

  it('log calls where a person switches it on, by the mapping of the form, and say what was refused', async () => {
    const { page, complaints } = signedIn.admin;
    await signedIn.server.query(
      `insert into connections (tenant_id, id, kind, provider, name, account, auth, state, state_detail, checked_at, created_by, created_at, updated_at)
       select tenant_id, gen_random_uuid(), 'integration', 'pipedrive', 'Deals', 'Acme', 'key', 'connected', '', now(), '{"kind":"system"}', now(), now()
       from memberships limit 1`,
    );
    await openPage(page, signedIn.address('/connections'), 'Connections');
    await page.getByRole('link', { name: 'Call logging' }).click();
    await page.getByText('Not switched on').first().waitFor();
    await page.getByRole('button', { name: 'Set up: Pipedrive' }).click();
    const form = dialog(page);
    await form.getByLabel('Log every ended call at').first().press('ArrowDown');
    await page.getByRole('listbox').getByRole('option', { name: 'Deals' }).click();
    await form.getByLabel('Use the default mapping').focus();
    await page.keyboard.press('Space');
    await form.getByLabel('Field in Pipedrive').nth(2).fill('subject');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This field is mapped twice').waitFor();
    await form.getByLabel('Field in Pipedrive').nth(2).fill('length_of_call');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Pipedrive has no field of this name that can be written').waitFor();
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    await shoot(page, 'call-logging-form');
    await form.getByRole('button', { name: 'Remove field 3' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Call logging at Pipedrive was saved.').waitFor();
    await page.getByRole('cell', { name: '2 fields' }).waitFor();
    await signedIn.server.query(
      `with call as (
         insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, end_reason,
           phone_number, created_at, started_at, answered_at, ended_at, duration_seconds)
         select tenant_id, gen_random_uuid(), id, 1, '{"name": "Robin"}', 'phone', 'inbound', 'completed', 'user_hangup',
           '+46701234567', now(), now(), now(), now(), 60
         from agents limit 1 returning tenant_id, id)
       insert into crm_call_logs (tenant_id, id, call_id, connection_id, state, attempts, fault, created_at, updated_at)
       select call.tenant_id, gen_random_uuid(), call.id, connections.id, 'failed', 1, 'several_people', now(), now()
       from call join connections on connections.name = 'Deals'`,
    );
    await page.getByText('Several people have this number.', { exact: false }).waitFor();
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    expect(await widthOnPhone(page)).toBe(375);
    await shoot(page, 'call-logging');
    await page.getByRole('button', { name: 'Log again: Deals' }).click();
    await page.getByText('The call is being logged again.').waitFor();
    await page.getByRole('row', { name: /Deals/u }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'In your CRM' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
