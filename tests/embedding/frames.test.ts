import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, shareBrowser } from '../../widget/testing/open-browser.ts';
import { type ConsoleServer, startConsoleServer } from '../console/console-server.ts';
import { type ParleyApi, parleyApi } from '../voice/parley-api.ts';

const opened = await shareBrowser();

describe.skipIf('reason' in opened)('an agent’s page in a frame of another site, in a real browser', () => {
  let browser: Browser;
  let parley: ConsoleServer;
  let api: ParleyApi;
  let site: Server;
  let framed = '';

  beforeAll(async () => {
    if ('reason' in opened) return;
    browser = opened.browser;
    parley = await startConsoleServer();
    api = parleyApi(parley.origin, parley.tenantKey);
    site = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Shop</title><iframe src="${framed}" width="400" height="600"></iframe>`);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await closePages(browser);
    await new Promise((resolve) => site.close(resolve));
    await parley.close();
  });

  /** Content of a frame on a page at `localhost`, another site than our `127.0.0.1`. */
  async function frameWith(allowedDomains: string[]): Promise<{ isShown: boolean; refusals: string[] }> {
    const agentId = await api.createAgent({ name: 'Front desk', first_speaker: 'user' });
    await api.put(`/api/chat/widget/${agentId}/config`, { allowed_domains: allowedDomains });
    framed = `${parley.origin}/chat/${agentId}?embed=1&lang=sv`;
    const page = await browser.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('frame-ancestors')) refusals.push(message.text());
    });
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`, { waitUntil: 'load' });
    const [, frame] = page.frames();
    const isShown = (await frame?.locator('body.is-embedded [agent-id]').count()) === 1;
    await page.close();
    return { isShown, refusals };
  }

  it('is shown where allowed_domains is empty', async () => {
    expect(await frameWith([])).toEqual({ isShown: true, refusals: [] });
  });

  it('is shown on a listed site, at any port', async () => {
    expect(await frameWith(['localhost'])).toEqual({ isShown: true, refusals: [] });
  });

  it('is not shown on any other', async () => {
    for (const domains of [['example.com'], ['*.localhost'], ['localhost:1']]) {
      const { isShown, refusals } = await frameWith(domains);
      expect({ domains, isShown, isRefused: refusals.length > 0 }).toEqual({
        domains,
        isShown: false,
        isRefused: true,
      });
    }
  });
});
