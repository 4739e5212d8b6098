import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../server/src/providers/email/testing/mail-server.ts';
import { openChat } from '../../../server/test/visitor.ts';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from '../console-browser.ts';
import { dialog, type SignedInConsole } from '../describe-console.ts';

/** Tests the mail server's form and a reply to a contact request through that server. */
export function describeReplies(signedIn: SignedInConsole): void {
  let mailServer: TestMailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer?.close());

  it('sets up the mail server, which is stored only once it has taken the test email', async () => {
    const { page, complaints } = signedIn.admin;
    complaints.length = 0;
    await openPage(page, signedIn.address('/mail'), 'Mail');
    await page.getByRole('button', { name: 'Set up mail server' }).click();
    const form = dialog(page);
    await form.getByLabel('Host').fill('127.0.0.1');
    await form.getByLabel('Encryption').selectOption({ index: 2 });
    await form.getByRole('textbox', { name: 'Port' }).fill(String(mailServer.port));
    await form.getByLabel('Address of the sender').fill('desk@shop.example');
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    await shoot(page, 'mail-server');
    mailServer.answers.push({ code: 550, message: '5.7.1 sender not allowed' });
    await form.getByRole('button', { name: 'Test and save' }).click();
    await form.locator('[aria-invalid=true], [role=alert]').first().waitFor();
    expect(await form.getByLabel('Address of the sender').inputValue()).toBe('desk@shop.example');
    await form.getByRole('button', { name: 'Test and save' }).click();
    await page.getByText('the mail server is in use').waitFor();
    expect(mailServer.received.at(-1)?.to).toEqual([signedIn.server.admin.email]);
    expect(complaints).toEqual([]);
  });

  it('answers a contact request by email, keeps a begun reply from being closed by accident, and shows its delivery', async () => {
    const { page, complaints } = signedIn.admin;
    const [agent] = await signedIn.server.query<{ id: string }>(
      `select id from agents where name = '${signedIn.server.agentName}'`,
    );
    const visitor = await openChat(signedIn.server.origin, agent?.id ?? '');
    await fetch(`${signedIn.server.origin}/api/chat/contact-requests`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Nils Berg', email: 'nils@example.com', message: 'Do you rent kayaks?' }),
    });
    await openPage(page, signedIn.address('/contact-requests'), 'Contact requests');
    await page.getByRole('button', { name: 'Open request from Nils Berg' }).click();
    await dialog(page).getByRole('textbox', { name: 'Reply' }).fill('Yes, from May.');
    page.once('dialog', (question) => void question.dismiss());
    await page.keyboard.press('Escape');
    expect(await dialog(page).getByRole('textbox', { name: 'Reply' }).inputValue()).toBe('Yes, from May.');
    expect([...(await seriousFaults(page)), ...(await seriousFaultsInTheDark(page))]).toEqual([]);
    await dialog(page).getByLabel('After sending').selectOption('Resolve');
    await shoot(page, 'contact-request');
    await dialog(page).getByRole('button', { name: 'Send reply' }).click();
    await dialog(page).getByText('Sent', { exact: true }).waitFor();
    const mail = mailServer.received.at(-1);
    expect(mail?.to).toEqual(['nils@example.com']);
    expect(partOf(mail?.source ?? '', 'text/plain')).toContain('Yes, from May.');
    expect(headerOf(mail?.source ?? '', 'from')).toContain('desk@shop.example');
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /Nils Berg/ })
      .getByText('Resolved')
      .waitFor();
    expect(complaints).toEqual([]);
  });
}
