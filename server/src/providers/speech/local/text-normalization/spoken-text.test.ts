import { expect, it } from 'vitest';
import { spokenText } from './spoken-text.ts';

it.each([
  ['It costs $12.50 or €65.', 'It costs twelve dollars and fifty cents or sixty five euros.'],
  ['That is 1 EUR, or 1,250 kr.', 'That is one euro, or one thousand two hundred fifty crowns.'],
  ['A service costs 65 euro.', 'A service costs 65 euro.'],
  ['Call 070-123 45 67 now', 'Call zero seven zero, one two three, four five, six seven now'],
  ['Call +46701234567.', 'Call plus four six seven, zero one two, three four five, six seven.'],
  ['Ring 555-867-5309!', 'Ring five five five, eight six seven, five three zero nine!'],
  ['We open at 9:30 and close at 18:00.', 'We open at nine thirty and close at eighteen hundred.'],
  ['At 3:05 pm or 4 p.m. today', 'At three oh five p m or four p m today'],
  ['We meet at 10:00.', "We meet at ten o'clock."],
  ['Open 9–18 on weekdays', 'Open 9 to 18 on weekdays'],
  ['Booked for 2026-11-21.', 'Booked for November twenty first twenty twenty six.'],
  ['Until 3 March or Apr. 22nd', 'Until March third or April twenty second'],
  ['See https://www.example.com/help-me.', 'See example dot com slash help dash me.'],
  ['Write to info@harbour-cycles.se, please', 'Write to info at harbour dash cycles dot se, please'],
  ['**Bold** and _soft_ `code` [here](https://x.example)', 'Bold and soft code here'],
  ['# Hours\n- Monday\n- Tuesday', 'Hours Monday Tuesday'],
  ['Great! 🎉👍🏽', 'Great!'],
  ['Café Ångström, naïve', 'Cafe Angstrom, naive'],
  ['It’s “fine” … really', "It's fine. really"],
  ['e.g. tyres & tubes (new), approx. 3 km away', 'for example tyres and tubes, new, approximately 3 kilometers away'],
  ['50% off, 3.75 stars, 21°C', '50 percent off, three point seven five stars, 21 degrees'],
  ['Wait<break time="1s"/> here', 'Wait here'],
])('%j is spoken as %j', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken);
});

it.each(['', '  ', '…', '***', '🙂', '- - -', '"', '日本語', '\u0000'])('%j has no speech', (text) => {
  expect(spokenText(text)).toBe('');
});
