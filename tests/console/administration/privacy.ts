import { expect, it } from 'vitest';
import { openPage, seriousFaults } from '../console-browser.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests retention, exports, erasures and legal holds. */
export function describePrivacy(signedIn: SignedInConsole): void {
  it('changes how long recordings are kept, after showing what that would delete', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/privacy/retention'), 'Privacy');
    const days = page.getByLabel('Recordings', { exact: true });
    await days.fill('30');
    await page.getByRole('button', { name: 'Review changes' }).click();
    await dialog(page)
      .getByText(/Nothing that is stored today|The next nightly run deletes/)
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('The retention policy is saved.').waitFor();
    await page.reload();
    await expect.poll(() => days.inputValue()).toContain('30');
    expect(await page.getByRole('button', { name: 'Review changes' }).isDisabled()).toBe(true);
  });

  it('exports what is stored about a number, and says why a short number is refused', async () => {
    const { page } = signedIn.admin;
    await openPage(page, signedIn.address('/privacy/export'), 'Privacy');
    await page.getByLabel('Phone number').fill('112');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('Enter a complete phone number.').waitFor();
    await page.getByLabel('Phone number').fill('+46 70 999 99 99');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByText('Nothing is stored about +46709999999.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download JSON' }).click();
    expect((await download).suggestedFilename()).toMatch(/^data-subject-export-.*\.json$/);
  });

  it('erases a person after the number was typed twice, shows the certificate, and sets and lifts a legal hold', async () => {
    const { page } = signedIn.admin;
    const number = '+46701740608';
    const [call] = await signedIn.server.query<{ id: string }>(
      `insert into calls (tenant_id, id, agent_config, type, direction, status, created_at, started_at, ended_at,
         end_reason, duration_seconds, phone_number)
       select tenant_id, gen_random_uuid(), '{"name": "Robin"}', 'phone', 'inbound', 'completed', now(), now(), now(),
         'user_hangup', 12, number
       from agents, unnest(array['${number}', '+46701740609']) number
       order by number desc returning id`,
    );
    await openPage(page, signedIn.address('/privacy/holds'), 'Privacy');
    await page.getByRole('button', { name: 'Set legal hold' }).click();
    await dialog(page)
      .getByLabel('ID of the call')
      .fill(call?.id ?? '');
    await dialog(page).getByLabel('Reason').fill('Case T 1234-26');
    await dialog(page).getByRole('button', { name: 'Set legal hold' }).click();
    await page.getByRole('row', { name: /Case T 1234-26/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page
      .getByRole('row', { name: /Case T/ })
      .getByRole('button', { name: 'Lift' })
      .click();
    await dialog(page).getByRole('button', { name: 'Lift' }).click();
    await page.getByText('No legal holds').waitFor();

    await page.getByRole('tab', { name: 'Erase' }).click();
    await page.getByLabel('Phone number').fill(number);
    await page.getByRole('button', { name: 'Continue…' }).click();
    await dialog(page)
      .getByLabel(/Type the number again/)
      .fill('+46701740607');
    await dialog(page).getByRole('button', { name: 'Erase this person' }).click();
    await dialog(page).getByText('This is not the number above.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await dialog(page)
      .getByLabel(/Type the number again/)
      .fill(number);
    await dialog(page).getByRole('button', { name: 'Erase this person' }).click();
    await page.getByRole('status').getByRole('link', { name: 'Open the certificate' }).click();
    await page.getByRole('heading', { level: 1, name: 'Certificate 1' }).waitFor();
    await page.getByText('Signature: Valid').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const left = await signedIn.server.query<{ phone_number: string }>(
      `select phone_number from calls where phone_number is not null`,
    );
    expect(left).toEqual([{ phone_number: '+46701740609' }]);
    await page.getByRole('link', { name: 'Certificates' }).click();
    await page.getByRole('row', { name: /Person.*Complete/ }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });
}
