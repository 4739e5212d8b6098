import type { Scene } from './scene.ts';

const business = 'workshop';

/** Conversations of the bicycle workshop. */
export const workshopScenes: readonly Scene[] = [
  {
    business,
    channels: ['phone', 'chat'],
    weight: 5,
    lines: [
      ['customer', 'Hello, when are you open on Saturday?'],
      ['agent', 'On Saturday we are open from 10 to 15.'],
      ['customer', 'And how much is a standard service?'],
      ['agent', 'A standard service costs 65 euro and takes two working days.'],
      ['customer', 'Great, thank you.'],
      ['agent', "You're welcome. Have a nice day!"],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 4,
    end: 'agent_hangup',
    lines: [
      ['customer', 'Hi, I would like to book a service for my bike.'],
      ['agent', 'Of course. Which day would suit you?'],
      ['customer', '{day} at {time}, if that is free.'],
      ['agent', '{day} at {time} is free. What is your name?'],
      ['customer', 'My name is {name}.'],
      ['tool', 'book_appointment', 'Booked for {name} on {day} at {time}.'],
      ['agent', 'Thank you, {name}. I have booked a service for you on {day} at {time}.'],
      ['customer', 'Perfect. Goodbye.'],
      ['agent', 'Goodbye, see you on {day}!'],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 3,
    lines: [
      ['customer', 'My bike has a flat tyre. How much is that?'],
      ['agent', 'A flat tyre costs 15 euro with a new tube and is fixed while you wait.'],
      ['customer', 'Can I come today?'],
      ['agent', 'Yes. We are open until 18.'],
      ['customer', 'Good, I am on my way.'],
      ['agent', 'See you soon!'],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 2,
    lines: [
      ['customer', 'How much is it to rent two e-bikes for the weekend?'],
      ['agent', 'E-bikes cost 35 euro a day. Two e-bikes for two days are 140 euro, helmets and locks included.'],
      ['customer', 'Do you have child seats as well?'],
      ['agent', "I'm sorry, I don't know that. I have noted your question for my colleagues."],
      ['customer', 'All right, thanks.'],
      ['agent', "You're welcome."],
    ],
  },
  {
    business,
    channels: ['phone'],
    weight: 2,
    end: 'transferred',
    lines: [
      ['customer', 'The e-bike I collected yesterday switches itself off. I want to talk to the mechanic.'],
      ['agent', 'I am sorry about that. I will put you through to the workshop. One moment, please.'],
    ],
  },
  {
    business,
    channels: ['chat'],
    weight: 2,
    handoff: 'The customer wants to complain about a repair',
    lines: [
      ['customer', 'The brakes you repaired last week squeak again. I am not happy.'],
      ['agent', 'I am sorry to hear that. I will get a colleague who can look at your repair.'],
      [
        'operator',
        'Hi {name}, this is the workshop. Every repair has six months of guarantee, so this costs you nothing.',
      ],
      ['customer', 'Good. Can I bring it on {day}?'],
      ['operator', 'Yes, {day} at {time} works. I have put your name in the book.'],
      ['customer', 'Thanks, that was quick!'],
    ],
  },
];
