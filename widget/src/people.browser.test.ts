import { describe, expect, it } from 'vitest';
import {
  ask,
  begin,
  chooseFromMenu,
  hasNoBrowser,
  hasText,
  seriousFaults,
  useWidgetPages,
} from '../testing/widget-pages.ts';

const people = (change: object) => ({
  people: { are_available: true, can_be_asked_for: true, offline_behavior: 'form' as const, ...change },
});
const astrid = { name: 'Astrid', avatar_url: '/api/chat/avatars/a' };

describe.skipIf(hasNoBrowser)('operators in a chat', () => {
  const pages = useWidgetPages();

  it('are requested, awaited with a live queue position, and cancelled', async () => {
    const page = await pages.openLauncher();
    await page.getByRole('button', { name: 'Talk to a person' }).click();
    await page.getByText('You are number 2 in line').waitFor();
    await hasText(page, 'Finding a team member for you…');
    expect(await page.getByRole('button', { name: 'Talk to a person' }).count()).toBe(0);
    pages.server.chat.setStatus(pages.session(), 'waiting', null, 1);
    await page.getByText('You are next in line').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Leave queue' }).click();
    await hasText(page, 'You are chatting with the assistant again.');
    expect(await page.locator('.card').count()).toBe(0);
    expect(pages.complaints).toEqual([]);
  });

  it('are shown with name and picture under a CSP without images, type, and get the visitor’s typing', async () => {
    const page = await pages.openLauncher();
    await begin(page);
    const { chat } = pages.server;
    const session = pages.session();
    chat.setStatus(session, 'with_operator', astrid);
    chat.notice(session, 'operator_joined', 'Astrid');
    chat.setTyping(session, true);
    await page.locator('.typing').waitFor();
    chat.setTyping(session, false);
    await page.locator('.typing').waitFor({ state: 'detached' });
    chat.sayAsOperator(session, 'Astrid here. See https://example.org/menu.');
    await hasText(page, 'Astrid here.');
    expect(await page.locator('.name').textContent()).toBe('Astrid');
    await page.locator('.header .avatar canvas:visible').waitFor();
    expect(await page.locator('.speaker').textContent()).toContain('Astrid');
    const link = page.getByRole('link', { name: 'https://example.org/menu' });
    expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
    await expect.poll(() => session.told.at(-1)?.seen).toBe(session.messages.at(-1)?.id);
    await page.locator('.composer textarea').pressSequentially('thanks');
    await expect.poll(() => session.told.some(({ typing }) => typing === true)).toBe(true);
    await page.locator('.composer textarea').press('Enter');
    await page.locator('.line.visitor.complete', { hasText: 'thanks' }).waitFor();
    expect(await page.locator('.typing').count()).toBe(0);
    session.seenMessageId = session.messages.at(-1)?.id ?? null;
    chat.setStatus(session, 'with_operator', astrid);
    await page.getByText('Seen', { exact: true }).waitFor();
    expect(pages.complaints).toEqual([]);
  });

  it('are counted as unread with the panel closed and on the next page', async () => {
    const page = await pages.openLauncher();
    await begin(page);
    const { chat } = pages.server;
    const session = pages.session();
    chat.setStatus(session, 'with_operator', astrid);
    await page.locator('.name', { hasText: 'Astrid' }).waitFor();
    await page.keyboard.press('Escape');
    chat.sayAsOperator(session, 'one');
    await page.getByRole('button', { name: 'Open chat (1)' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Open chat (1)' }).waitFor();
    chat.sayAsOperator(session, 'two');
    await page.getByRole('button', { name: 'Open chat (2)' }).waitFor();
    await page.locator('.launcher').click();
    await hasText(page, 'two');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor();
  });

  it('are rated once the chat is closed, and another chat starts', async () => {
    const page = await pages.openLauncher();
    await ask(page, 'hello');
    await hasText(page, 'You said: hello');
    await chooseFromMenu(page, 'End chat');
    const session = pages.session();
    await page.getByRole('radio', { name: '4 of 5' }).check({ force: true });
    await page.getByPlaceholder('Anything to add?').fill('Quick');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send rating' }).click();
    await page.getByText('Thank you for your rating.').waitFor();
    expect(session.rating).toEqual({ score: 4, comment: 'Quick' });
    expect(await page.locator('.composer').count()).toBe(0);
    await page.getByRole('button', { name: 'New chat' }).click();
    await begin(page);
    expect(pages.session().id).not.toBe(session.id);
  });

  it('unavailable: the contact form is shown', async () => {
    pages.configure({}, people({ are_available: false }));
    const page = await pages.openLauncher();
    await page.getByRole('button', { name: 'Leave a message' }).click();
    await page.getByLabel('Name').fill('Nils Berg');
    await page.getByRole('textbox', { name: 'Message' }).fill('Please call me.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Enter an email address or phone number').waitFor();
    await page.getByLabel('Email').fill('nils@example.com');
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send message' }).click();
    await hasText(page, 'Message sent.');
    expect(pages.session().contactRequests).toEqual([
      { name: 'Nils Berg', email: 'nils@example.com', message: 'Please call me.' },
    ]);
  });

  it('gone after the page was loaded: the contact form is shown too', async () => {
    const page = await pages.openLauncher();
    await page.getByRole('button', { name: 'Talk to a person' }).waitFor();
    pages.configure({}, people({ are_available: false }));
    await page.getByRole('button', { name: 'Talk to a person' }).click();
    await page.getByText("We're away right now.").waitFor();
    await page.keyboard.press('Escape');
    await hasText(page, 'Our team is not available right now.');
    await page.locator('.panel').waitFor();
  });

  it('are not offered where none is available and the agent continues alone', async () => {
    pages.configure({}, people({ are_available: false, offline_behavior: 'agent_only' }));
    const page = await pages.openLauncher();
    await hasText(page, 'Hello!');
    expect(await page.getByRole('button', { name: /person|message$/ }).count()).toBe(0);
  });

  it('unavailable hide the launcher where configured, but not during a chat with one', async () => {
    pages.configure({}, people({ are_available: false, offline_behavior: 'hide' }));
    const page = await pages.open(`/host?agent=${pages.agentId}`);
    await page.waitForFunction(
      () =>
        new Promise((resolve) => {
          (window as unknown as { Parley: { on: (event: string, act: (value: boolean) => void) => void } }).Parley.on(
            'ready',
            () => resolve(true),
          );
        }),
    );
    expect(await page.locator('.launcher').count()).toBe(0);
    pages.configure({}, people({ offline_behavior: 'hide' }));
    await page.reload();
    await page.locator('.launcher').click();
    await begin(page);
    pages.server.chat.setStatus(pages.session(), 'with_operator', astrid);
    await page.locator('.name', { hasText: 'Astrid' }).waitFor();
    pages.configure({}, people({ are_available: false, offline_behavior: 'hide' }));
    await page.reload();
    await page.locator('.launcher').waitFor();
  });
});
