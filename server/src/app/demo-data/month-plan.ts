import type { BusinessName } from './businesses.ts';
import { clinicScenes } from './scenes/clinic.ts';
import { hotelScenes } from './scenes/hotel.ts';
import type { Scene, SceneValues } from './scenes/scene.ts';
import { workshopScenes } from './scenes/workshop.ts';
import type { SeededRandom } from './seeded-random.ts';

/** One conversation of the month. */
export interface Conversation {
  at: Date;
  business: BusinessName;
  channel: 'phone' | 'chat';
  scene: Scene;
  values: SceneValues;
  customer: { name: string; phone: string; email: string };
  /** The customer called and was not heard: nothing was said. Only by phone. */
  isMissed: boolean;
  /** 1 to 5, of some chats. */
  rating: number | null;
}

const dayMs = 86_400_000;
const scenes: Readonly<Record<BusinessName, readonly Scene[]>> = {
  workshop: workshopScenes,
  clinic: clinicScenes,
  hotel: hotelScenes,
};
const businessNames = ['workshop', 'workshop', 'clinic', 'hotel'] as const;
const firstNames = ['Anna', 'Erik', 'Maria', 'Johan', 'Sofia', 'Lars', 'Elena', 'Oscar', 'Karin', 'Peter'] as const;
const lastNames = ['Berg', 'Lindqvist', 'Hansen', 'Novak', 'Weber', 'Martin', 'Dahl', 'Rossi'] as const;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const times = ['nine', 'ten', 'half past eleven', 'two', 'three'] as const;

/** Conversations of `length` days that end at `until`, oldest first: more on weekdays, most before noon. */
export function planMonth(random: SeededRandom, until: Date, length: number): Conversation[] {
  const customers = Array.from({ length: 60 }, (_, index) => planCustomer(random, index));
  const conversations: Conversation[] = [];
  for (let ago = length; ago >= 0; ago--) {
    const midnight = new Date(until.getTime() - ago * dayMs).setUTCHours(0, 0, 0, 0);
    const isWeekend = [0, 6].includes(new Date(midnight).getUTCDay());
    const count = isWeekend ? random.between(4, 7) : random.between(11, 18);
    for (let index = 0; index < count; index++) {
      const at = new Date(midnight + (7 + random.next() ** 1.4 * 10) * 3_600_000);
      const planned = planConversation(random, at, random.pick(customers));
      if (at.getTime() < until.getTime() - 600_000) conversations.push(planned);
    }
  }
  return conversations.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function planConversation(random: SeededRandom, at: Date, customer: Conversation['customer']): Conversation {
  const business = random.pick(businessNames);
  const channel = random.chance(0.6) ? 'phone' : 'chat';
  const scene = random.weighted(scenes[business].filter(({ channels }) => channels.includes(channel)));
  const values = { name: customer.name.split(' ')[0] ?? '', day: random.pick(days), time: random.pick(times) };
  const isMissed = channel === 'phone' && random.chance(0.06);
  const rating = channel === 'chat' && random.chance(0.45) ? random.pick([5, 5, 5, 4, 4, 3, 1]) : null;
  return { at, business, channel, scene, values, customer, isMissed, rating };
}

function planCustomer(random: SeededRandom, index: number): Conversation['customer'] {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  return {
    name: `${first} ${last}`,
    // 555-01xx is reserved for fiction in every area of North America.
    phone: `+1${random.pick(['312', '415', '617', '206'])}55501${String(index + 20).padStart(2, '0')}`,
    email: `${first}.${last}@example.com`.toLowerCase(),
  };
}
