import { bookingAndMoney } from './fr/booking-and-money.ts';
import { peopleAndService } from './fr/people-and-service.ts';
import { placeAndAccess } from './fr/place-and-access.ts';
import { thingsAndFood } from './fr/things-and-food.ts';
import { trades } from './fr/trades.ts';

/** French words by subject. */
export const fr = { ...bookingAndMoney, ...placeAndAccess, ...thingsAndFood, ...peopleAndService, ...trades };
