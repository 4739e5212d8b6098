import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, seriousFaults, seriousFaultsInTheDark, shoot } from '../console-browser.ts';
import type { SignedInConsole } from '../describe-console.ts';

/** Calls of the first agent: one of three busy, one of two outbound, the third with words of its own. */
const calls = `
  insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, end_reason,
    phone_number, caller_name, created_at, started_at, answered_at, ended_at, duration_seconds, was_transferred)
  select tenant_id, ('0197f3a0-7c1e-7b42-9f2d-0000000000' || lpad(n::text, 2, '0'))::uuid, id, 1, '{"name": "Robin"}',
    'phone', case when n % 2 = 0 then 'outbound' else 'inbound' end, case when n % 3 = 0 then 'busy' else 'completed' end,
    'user_hangup', '+4670123450' || n, case when n = 1 then 'Astrid Bartholomew-Featherstonehaugh' end, at, at, at, at, 60 * n, n = 5
  from (select tenant_id, id from agents limit 1) agent, generate_series(1, 6) n,
    lateral (select now() - n * interval '1 hour' as at) times;
  insert into call_turns (tenant_id, call_id, seq, role, text, via, start_ms, end_ms, was_interrupted, engine_id, created_at)
  select tenant_id, id, 1, 'user', 'I lost my umbrella', 'speech', 0, 800, false, 'builtin', now()
  from calls where phone_number = '+46701234503'`;

/** Tests the list of calls; expects no calls but its own. */
export function describeCallsList(signedIn: SignedInConsole): void {
  describe('the list of calls', () => {
    beforeAll(() => signedIn.server.query(calls));

    it('keeps its filters in the address, finds words that were said, and opens a call', async () => {
      const { page } = signedIn.admin;
      const table = page.getByRole('table', { name: 'Calls' });
      const rows = table.locator('tbody tr');
      await openPage(page, signedIn.address('/calls'), 'Calls');
      await expect.poll(() => rows.count()).toBe(6);
      await page.getByLabel('Status').selectOption({ label: 'Busy' });
      await expect.poll(() => rows.count()).toBe(2);
      await page.getByLabel('Search').fill('umbrella');
      await page.keyboard.press('Enter');
      await expect.poll(() => rows.count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('status')).toBe('busy');
      expect(new URL(page.url()).searchParams.get('q')).toBe('umbrella');

      await page.reload();
      await expect.poll(() => rows.count()).toBe(1);
      expect(await page.getByLabel('Search').inputValue()).toBe('umbrella');
      await rows.click();
      await page.getByRole('heading', { level: 1, name: '+46701234503' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/console/calls/0197f3a0-7c1e-7b42-9f2d-000000000003');
      await page.goBack();
      await expect.poll(() => rows.count()).toBe(1);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect.poll(() => rows.count()).toBe(6);
      expect(new URL(page.url()).search).toBe('');
      expect(signedIn.admin.complaints).toEqual([]);
    });

    it('is accessible in light and dark, and fits a phone, its filters behind a button', async () => {
      const { page } = signedIn.admin;
      await openPage(page, signedIn.address('/calls'), 'Calls');
      await page.getByRole('link', { name: 'Astrid Bartholomew-Featherstonehaugh' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      expect(await seriousFaultsInTheDark(page)).toEqual([]);
      await shoot(page, 'calls');
      await page.setViewportSize({ width: 390, height: 900 });
      // The layout follows the new width with the next frames.
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      const status = page.getByLabel('Status');
      await expect.poll(() => status.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filters' }).click();
      await expect.poll(() => status.isVisible()).toBe(true);
    });

    it('shows a new call without a reload', async () => {
      const page = await signedIn.admin.newPage();
      const stream = page.waitForResponse('**/api/events');
      await openPage(page, signedIn.address('/calls'), 'Calls');
      await stream;
      const rows = page.getByRole('table', { name: 'Calls' }).locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(6);
      await signedIn.server.query(`
        insert into calls (tenant_id, id, agent_id, agent_version, agent_config, type, direction, status, phone_number, created_at)
        select tenant_id, '0197f3a0-7c1e-7b42-9f2d-000000000099', id, 1, '{"name": "Robin"}', 'phone', 'inbound', 'ringing',
          '+46701234599', now() from agents limit 1;
        insert into events (tenant_id, topic, type, data, created_at)
        select tenant_id, 'call', 'call.status', json_build_object('call_id', id, 'version', 1, 'status', 'ringing', 'transfer', null), now()
        from calls where phone_number = '+46701234599'`);
      await rows.getByText('Live').waitFor();
      await page.close();
    });
  });
}
