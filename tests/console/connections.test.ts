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
});
