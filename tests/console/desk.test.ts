import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { shareBrowser } from '../../widget/testing/open-browser.ts';
import { describeClaims } from './desk/claims.ts';
import { describeCustomers } from './desk/customers.ts';
import { DeskWorld } from './desk/desk-world.ts';
import { describeDisplay } from './desk/display.ts';
import { describeProfile } from './desk/profile.ts';
import { describeReplies } from './desk/replies.ts';
import { describeSpam } from './desk/spam.ts';
import { describeTeamWork } from './desk/team-work.ts';
import { describeWidget } from './desk/widget.ts';

const opened = await shareBrowser();
if ('reason' in opened) console.warn(`Browser tests of the desk are skipped: ${opened.reason}.`);

// One installation for all promises of the desk: its start and log-ins take longer than most of them.
describe.skipIf('reason' in opened)('the desk in a browser', () => {
  const desk = new DeskWorld((opened as { browser: Browser }).browser);
  beforeAll(() => desk.open());
  afterAll(() => desk.close());
  beforeEach(() => desk.forgetComplaints());

  describeClaims(desk);
  describeReplies(desk);
  describeCustomers(desk);
  describeProfile(desk);
  describeDisplay(desk);
  describeTeamWork(desk);
  describeWidget(desk);
  describeSpam(desk);
});
