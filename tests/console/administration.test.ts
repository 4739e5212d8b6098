import { describeIntegrations } from './administration/integrations.ts';
import { describeOwnAccount } from './administration/own-account.ts';
import { describePeople } from './administration/people.ts';
import { describePrivacy } from './administration/privacy.ts';
import { describeConsole } from './describe-console.ts';

// One installation for all of them: its start takes longer than most of its tests.
describeConsole('administration in the console', {}, (signedIn) => {
  describePrivacy(signedIn);
  describePeople(signedIn);
  describeIntegrations(signedIn);
  describeOwnAccount(signedIn);
});
