import { describeBookings } from './continuity/bookings.ts';
import { describeForms } from './continuity/forms.ts';
import { describeReplies } from './continuity/replies.ts';
import { describeConsole } from './describe-console.ts';

// One installation for all of them: its start takes longer than most of its tests.
describeConsole('work in the console', {}, (signedIn) => {
  describeForms(signedIn);
  describeBookings(signedIn);
  describeReplies(signedIn);
});
