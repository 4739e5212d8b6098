import type { Scene } from './scene.ts';

const business = 'clinic';

/** Conversations of the dental clinic. */
export const clinicScenes: readonly Scene[] = [
  {
    business,
    channels: ['phone', 'chat'],
    weight: 5,
    end: 'agent_hangup',
    lines: [
      ['customer', 'Good morning. I need an appointment for a check-up.'],
      ['agent', 'Good morning. Which day and time would suit you?'],
      ['customer', '{day}, at {time} please.'],
      ['agent', 'I have {day} at {time}. May I have your name?'],
      ['customer', '{name}.'],
      ['tool', 'book_appointment', 'Booked for {name} on {day} at {time}.'],
      ['agent', 'Thank you, {name}. Your check-up is booked for {day} at {time}.'],
      ['customer', 'Thank you very much.'],
      ['agent', "You're welcome. Goodbye."],
    ],
  },
  {
    business,
    channels: ['phone'],
    weight: 2,
    end: 'transferred',
    lines: [
      ['customer', 'I have a terrible toothache. Can I see somebody today?'],
      ['agent', 'I am sorry. We keep two times free every morning. I will put you through to the clinic at once.'],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 3,
    lines: [
      ['customer', 'What does a check-up cost?'],
      ['agent', 'A check-up costs 75 euro and takes 30 minutes. With X-rays it costs 110 euro.'],
      ['customer', 'And for my daughter? She is twelve.'],
      ['agent', 'Children under 18 do not pay for check-ups.'],
      ['customer', 'Wonderful, thank you.'],
      ['agent', "You're welcome."],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 2,
    lines: [
      ['customer', 'I have to move my appointment. My name is {name}.'],
      ['agent', 'No problem, {name}. Which day would suit you instead?'],
      ['customer', '{day} at {time}?'],
      ['tool', 'reschedule_appointment', 'Moved to {day} at {time}.'],
      ['agent', 'Done. Your appointment is now on {day} at {time}.'],
      ['customer', 'Great, bye.'],
      ['agent', 'Goodbye.'],
    ],
  },
  {
    business,
    channels: ['phone', 'chat'],
    weight: 2,
    lines: [
      ['customer', 'Do you offer whitening?'],
      ['agent', "I'm sorry, I don't know that. Shall I ask a colleague to call you back?"],
      ['customer', 'No, never mind.'],
      ['agent', 'All right. Is there anything else?'],
      ['customer', 'No, thank you.'],
    ],
  },
];
