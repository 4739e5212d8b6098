import { bookingAndMoney } from './de/booking-and-money.ts';
import { peopleAndService } from './de/people-and-service.ts';
import { placeAndAccess } from './de/place-and-access.ts';
import { thingsAndFood } from './de/things-and-food.ts';
import { trades } from './de/trades.ts';

/** German words by subject. */
export const de = { ...bookingAndMoney, ...placeAndAccess, ...thingsAndFood, ...peopleAndService, ...trades };
