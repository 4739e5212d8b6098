import type { Browser } from '@playwright/test';
import { expect } from 'vitest';
import { type Visitor as ChatVisitor, openChat } from '../../../server/test/visitor.ts';
import { closePages } from '../../../widget/testing/open-browser.ts';
import { logIn, openPage, type Visitor, visit } from '../console-browser.ts';
import { type ConsoleServer, startConsoleServer } from '../console-server.ts';
import { dialog, setStatus } from './desk-page.ts';

const password = 'words of a harbour in the fog';

/** Installation with two operators at the desk, each in a browser context. Its tests share it, in their order. */
export class DeskWorld {
  readonly browser: Browser;
  server!: ConsoleServer;
  agentId!: string;
  /** Owner of the account. */
  owner!: Visitor;
  /** Operator without further rights. */
  astrid!: Visitor;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async open(): Promise<void> {
    this.server = await startConsoleServer();
    this.owner = await visit(this.browser, this.server.origin);
    const { page } = this.owner;
    await page.goto(this.address(''));
    await logIn(page, this.server.admin);
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await page.goto(this.address('/agents'));
    const link = page.getByRole('link', { name: this.server.agentName, exact: true });
    this.agentId = /\/agents\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
    this.astrid = await this.#inviteOperator('Astrid', 'astrid@example.com');
    for (const operator of [this.owner, this.astrid]) {
      await openPage(operator.page, this.address('/desk'), 'Inbox');
      await setStatus(operator.page, 'Online');
    }
  }

  async close(): Promise<void> {
    await closePages(this.browser);
    await this.server?.close();
  }

  address(path: string): string {
    return `${this.server.origin}/console${path}`;
  }

  /** Complaints of both operators' pages. */
  complaints(): string[] {
    return [...this.owner.complaints, ...this.astrid.complaints];
  }

  forgetComplaints(): void {
    for (const operator of [this.owner, this.astrid]) operator.complaints.length = 0;
  }

  postAs(visitor: ChatVisitor, path: string, body: object): Promise<Response> {
    return fetch(`${this.server.origin}/api/chat/sessions/${visitor.sessionId}${path}`, {
      method: 'POST',
      headers: { ...visitor.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  openChat(more: object): Promise<ChatVisitor> {
    return openChat(this.server.origin, this.agentId, more);
  }

  /** Opens a chat, asks the agent a question and requests a person. */
  async visitorInQueue(name: string, more: object = {}): Promise<ChatVisitor> {
    const visitor = await this.openChat({ visitor: { name }, locale: 'en', ...more });
    await visitor.send('What are your opening hours?');
    const requested = await this.postAs(visitor, '/handoff', { reason: `${name} has a question` });
    expect(await requested.json()).toMatchObject({ outcome: 'waiting' });
    return visitor;
  }

  /** Invites an operator and accepts by the link. */
  async #inviteOperator(name: string, email: string): Promise<Visitor> {
    const { page } = this.owner;
    await openPage(page, this.address('/people/invitations'), 'People');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await dialog(page).getByLabel('Email').fill(email);
    await dialog(page).getByLabel('Role').selectOption('operator');
    await dialog(page).getByRole('button', { name: 'Send invitation', exact: true }).click();
    const link = await dialog(page).getByLabel('Invitation link', { exact: true }).last().textContent();
    await dialog(page).getByRole('button', { name: "I've saved it" }).click();
    const { pathname, hash } = new URL(link ?? '');
    const guest = await visit(this.browser, this.server.origin);
    await guest.page.goto(`${this.server.origin}${pathname}${hash}`);
    await guest.page.getByRole('heading', { level: 1, name: 'Join Demo' }).waitFor();
    await guest.page.getByLabel('Your name').fill(name);
    await guest.page.locator('input[type=password]').fill(password);
    await guest.page.getByRole('button', { name: 'Accept invitation' }).click();
    await guest.page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    return guest;
  }
}
