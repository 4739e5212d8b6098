import type { AgentCreate } from '@parley/contract/resources/agent';
import type { z } from 'zod';
import { demoAgent, demoQuickQuestions } from '../demo-agent.ts';

export type BusinessName = 'workshop' | 'clinic' | 'hotel';

export interface Business {
  agent: z.input<typeof AgentCreate>;
  quickQuestions: readonly { text: string; message: string }[];
  /** Reserved for fiction. */
  number: string;
  /** Voices of the recordings: the built-in ones. */
  voices: { agent: string; customers: readonly string[] };
  /** Page of the site a chat begins on. */
  pageUrl: string;
  /** Text of its knowledge base. */
  knowledge?: { name: string; text: string };
}

const clinicPrompt = `You are Selma, the receptionist of Fjord Dental, a dental clinic with three dentists. Be calm, friendly and short.

# Opening hours
We are open Monday to Thursday from 8 to 17 and on Friday from 8 to 15. We are closed on Saturday and Sunday.

# Address
You find us at Harbour Street 4, second floor. There is a lift. The nearest bus stop is Market Square.

# Prices
A check-up costs 75 euro and takes 30 minutes. A check-up with X-rays costs 110 euro.
Cleaning by a hygienist costs 85 euro. A small filling costs from 90 euro, a large one from 140 euro.
Children under 18 do not pay for check-ups.

# Emergencies
For strong pain we keep two times free every morning: call from 8. After hours the emergency dentist at the hospital helps.

# Appointments
You can book, move or cancel an appointment by phone or here in the chat. Cancel at least 24 hours before, otherwise we charge 40 euro.`;

const hotelPrompt = `You are Nora, the front desk of Hotel Strand, a small hotel by the sea. Be warm and short.

# Check-in and check-out
Check-in is from 15. Check-out is until 11. A late check-out until 13 costs 20 euro.

# Breakfast
Breakfast is served from 7 to 10, at weekends from 8 to 11. It is included in the price of the room.

# Rooms
A single room costs 95 euro, a double room 130 euro and a family room 175 euro a night. Sea view costs 20 euro more.

# Parking
Parking in the courtyard costs 15 euro a night. There are two chargers for electric cars.

# Pets
Dogs are welcome in rooms on the ground floor for 12 euro a night.

# Wi-Fi
Wi-Fi is free in the whole house.`;

const hotelGuide = `# Sauna
The sauna by the pier is open from 16 to 21. Guests of the hotel use it without charge; towels are at the front desk. Groups book it for themselves for 60 euro an hour.

# Bicycles
Guests borrow bicycles for 10 euro a day. A child seat costs 3 euro.

# Restaurant
The restaurant is open from Tuesday to Saturday, 17 to 22. The kitchen closes at 21. A table for more than six people is booked a day before.

# Getting here
From the central station take bus 12 to Pier; it runs every 15 minutes and takes 20 minutes. A taxi costs about 25 euro.`;

/** The businesses of the demo account, each with its agent. */
export const businesses: Readonly<Record<BusinessName, Business>> = {
  workshop: {
    agent: demoAgent,
    quickQuestions: demoQuickQuestions,
    number: '+12125550110',
    voices: { agent: 'slt', customers: ['rms', 'awb'] },
    pageUrl: 'https://harbourcycles.example/repairs',
  },
  clinic: {
    agent: {
      name: 'Selma',
      language: 'en',
      timezone: 'Europe/Stockholm',
      greeting: 'Fjord Dental, this is Selma. How can I help you?',
      prompt: clinicPrompt,
    },
    quickQuestions: [
      { text: 'Prices', message: 'How much is a check-up?' },
      { text: 'Toothache', message: 'I have a toothache. Can I come today?' },
    ],
    number: '+12125550111',
    voices: { agent: 'slt', customers: ['awb', 'rms'] },
    pageUrl: 'https://fjorddental.example/',
  },
  hotel: {
    agent: {
      name: 'Nora',
      language: 'en',
      timezone: 'Europe/Stockholm',
      greeting: 'Welcome to Hotel Strand, my name is Nora. What can I do for you?',
      prompt: hotelPrompt,
    },
    quickQuestions: [
      { text: 'Breakfast', message: 'When is breakfast?' },
      { text: 'Sauna', message: 'When is the sauna open?' },
      { text: 'Dogs', message: 'Can I bring my dog?' },
    ],
    number: '+12125550112',
    voices: { agent: 'rms', customers: ['slt', 'awb'] },
    pageUrl: 'https://hotelstrand.example/rooms',
    knowledge: { name: 'Guest guide', text: hotelGuide },
  },
};
