import type { Page } from '@playwright/test';

/** Locators of the operator desk's page. */
export const dialog = (page: Page) => page.getByRole('dialog');
export const list = (page: Page) => page.getByRole('region', { name: 'Chats' });
export const chatOf = (page: Page, name: string) => list(page).getByRole('button', { name: new RegExp(name) });
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply to the visitor' });
export const statusMenu = (page: Page) => page.getByRole('button', { name: /^Your status/ });

export async function setStatus(page: Page, status: 'Online' | 'Away'): Promise<void> {
  await statusMenu(page).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${status}`) }).click();
  await page.getByRole('button', { name: `Your status: ${status}` }).waitFor();
}

/** Smallest valid PNG: one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
