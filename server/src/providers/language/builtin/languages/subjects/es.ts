import { bookingAndMoney } from './es/booking-and-money.ts';
import { peopleAndService } from './es/people-and-service.ts';
import { placeAndAccess } from './es/place-and-access.ts';
import { thingsAndFood } from './es/things-and-food.ts';
import { trades } from './es/trades.ts';

/** Spanish words by subject. */
export const es = { ...bookingAndMoney, ...placeAndAccess, ...thingsAndFood, ...peopleAndService, ...trades };
