import { describe, expect, it } from 'vitest';
import {
  ask,
  begin,
  bubbles,
  chooseFromMenu,
  hasNoBrowser,
  hasText,
  isWhole,
  seriousFaults,
  useWidgetPages,
} from '../testing/widget-pages.ts';

interface ParleyPage {
  Parley: {
    setUser: (user: object | null) => void;
    setVariables: (variables: object) => void;
  };
}

describe.skipIf(hasNoBrowser)('a visitor’s chats', () => {
  const pages = useWidgetPages();
  const host = () => `/host?agent=${pages.agentId}`;

  it('are several: a new one starts, the previous one is reopened with its new messages', async () => {
    const page = await pages.openLauncher();
    await ask(page, 'about tables');
    await isWhole(page, 'You said: about tables');
    const first = pages.session();
    await chooseFromMenu(page, 'New chat');
    await expect.poll(() => bubbles(page)).toEqual(['Hello! How can I help?']);
    await ask(page, 'about parking');
    await isWhole(page, 'You said: about parking');
    pages.server.chat.setStatus(first, 'with_operator', { name: 'Astrid', avatar_url: '' });
    pages.server.chat.sayAsOperator(first, 'The window table is yours.');
    await chooseFromMenu(page, 'Your chats');
    const line = page.locator('.chat-line', { hasText: 'The window table is yours.' });
    await line.waitFor();
    expect(await line.locator('.count').textContent()).toBe('1');
    expect(await line.locator('b').textContent()).toBe('Astrid');
    expect(await seriousFaults(page)).toEqual([]);
    await line.click();
    await hasText(page, 'The window table is yours.');
    expect(await page.locator('.bubble', { hasText: 'parking' }).count()).toBe(0);
    await page.reload();
    await page.locator('.launcher').click();
    await hasText(page, 'The window table is yours.');
  });

  it('are the same in two tabs, also when one of them starts another', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    const other = await pages.openBeside(page, host());
    await other.locator('.launcher').click();
    await hasText(other, 'Hello!');
    await ask(page, 'from the first tab');
    await isWhole(other, 'You said: from the first tab');
    await ask(other, 'from the second tab');
    await isWhole(page, 'You said: from the second tab');
    expect(await bubbles(page)).toEqual(await bubbles(other));
    expect([...pages.server.chat.sessions.values()].filter(({ agentId }) => agentId === pages.agentId)).toHaveLength(1);
    await chooseFromMenu(page, 'New chat');
    await expect.poll(() => bubbles(other)).toEqual(['Hello! How can I help?']);
    await ask(page, 'and the new one');
    await isWhole(other, 'You said: and the new one');
  });

  it('get the visitor’s identity from the page, at the start and later', async () => {
    const page = await pages.open(host());
    await page.locator('.launcher').waitFor();
    await page.evaluate(() => {
      const { Parley } = window as unknown as ParleyPage;
      Parley.setUser({ identity_token: 'a.b.c', name: 'Ada' });
      Parley.setVariables({ plan: 'pro' });
    });
    await page.locator('.launcher').click();
    await begin(page);
    expect(pages.session().visitor[0]).toMatchObject({
      identity_token: 'a.b.c',
      visitor: { name: 'Ada' },
      variables: { plan: 'pro' },
    });
    await page.evaluate(() => (window as unknown as ParleyPage).Parley.setVariables({ plan: 'team' }));
    await expect.poll(() => pages.session().visitor.at(-1)).toMatchObject({ variables: { plan: 'team' } });
  });

  it('are deleted when another user is identified', async () => {
    const page = await pages.openLauncher();
    await ask(page, 'my secret');
    await isWhole(page, 'You said: my secret');
    await page.evaluate(() => (window as unknown as ParleyPage).Parley.setUser(null));
    await expect.poll(() => bubbles(page)).toEqual(['Hello! How can I help?']);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('my secret');
    await page.getByRole('button', { name: 'More' }).click();
    expect(await page.getByRole('menuitem', { name: 'Your chats' }).count()).toBe(0);
  });

  it('accept the visitor’s own name and address', async () => {
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    await chooseFromMenu(page, 'Your details');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.composer').waitFor();
    expect(pages.session().visitor.at(-1)).toEqual({ name: 'Ada', email: 'ada@example.com' });
  });

  it('continue after the visitor’s verification, with the pending message', async () => {
    const methods: ['email_otp', 'sms_otp'] = ['email_otp', 'sms_otp'];
    pages.configure({}, { verification: { is_required: true, methods } });
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    pages.server.faults.refuseMessage = { status: 403, error: 'forbidden', detail: 'verification_required' };
    await ask(page, 'cancel my booking');
    await page.getByRole('button', { name: 'Verify your identity' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText('A code was sent to ada@example.com.').waitFor();
    await page.getByLabel('Code').fill('111111');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('Incorrect code.').waitFor();
    await page.getByLabel('Code').fill('493027');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.locator('.tick').waitFor();
    await page.locator('.done').getByRole('button', { name: 'Back' }).click();
    await isWhole(page, 'You said: cancel my booking');
    expect(pages.complaints).toEqual([]);
  });
});
