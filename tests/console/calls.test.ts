import { afterAll } from 'vitest';
import { temporaryFolder } from '../first-run/run-parley.ts';
import { describeCallPage } from './calls/call-page.ts';
import { describeCallsList } from './calls/calls-list.ts';
import { describeConsole } from './describe-console.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

// One installation for both: its start takes longer than the tests.
describeConsole('calls in the console', { env: { PARLEY_DATA_DIR: folder.path } }, (signedIn) => {
  describeCallsList(signedIn);
  describeCallPage(signedIn, folder.path);
});
