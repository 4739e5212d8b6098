import type { Scene } from './scene.ts';

const business = 'hotel';

/** Conversations of the hotel. */
export const hotelScenes: readonly Scene[] = [
  {
    business,
    channels: ['phone', 'chat'],
    weight: 4,
    lines: [
      ['customer', 'Hello, how much is a double room with sea view?'],
      ['agent', 'A double room costs 130 euro a night, and sea view 20 euro more, so 150 euro with breakfast.'],
      ['customer', 'Can I bring my dog?'],
      ['agent', 'Yes. Dogs are welcome in rooms on the ground floor for 12 euro a night.'],
      ['customer', 'Lovely, thanks.'],
      ['agent', "You're welcome. We look forward to seeing you!"],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 4,
    lines: [
      ['customer', 'When is breakfast on Sunday?'],
      ['agent', 'At weekends breakfast is served from 8 to 11.'],
      ['customer', 'And until when can we check out?'],
      ['agent', 'Check-out is until 11. A late check-out until 13 costs 20 euro.'],
      ['customer', 'Thank you.'],
      ['agent', "You're welcome."],
    ],
  },
  {
    business,
    channels: ['chat'],
    weight: 3,
    lines: [
      ['customer', 'When is the sauna open?'],
      ['agent', 'The sauna by the pier is open from 16 to 21. Towels are at the front desk.'],
      ['customer', 'Nice, thank you'],
    ],
  },
  {
    business,
    channels: ['phone'],
    weight: 2,
    end: 'inactivity',
    lines: [
      ['customer', 'Do you have parking?'],
      ['agent', 'Yes. Parking in the courtyard costs 15 euro a night, and there are two chargers for electric cars.'],
    ],
  },
  {
    business,
    channels: ['chat'],
    weight: 2,
    handoff: 'A group of more than ten guests',
    lines: [
      ['customer', 'We are 14 people and need rooms from {day}. Is that possible?'],
      ['agent', 'For groups I will ask a colleague to join us. One moment, please.'],
      [
        'operator',
        'Hello {name}! Yes, we have seven double rooms from {day}. I will hold them for you until tomorrow.',
      ],
      ['customer', 'Fantastic. I will confirm by email.'],
      ['operator', 'Perfect, thank you. Talk soon!'],
    ],
  },
  {
    business,
    channels: ['phone'],
    weight: 2,
    end: 'transferred',
    lines: [
      ['customer', 'I left my jacket in room 12 yesterday.'],
      ['agent', 'I am sorry. I will connect you with the team upstairs. One moment, please.'],
    ],
  },
];
