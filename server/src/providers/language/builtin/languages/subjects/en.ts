import { bookingAndMoney } from './en/booking-and-money.ts';
import { peopleAndService } from './en/people-and-service.ts';
import { placeAndAccess } from './en/place-and-access.ts';
import { thingsAndFood } from './en/things-and-food.ts';
import { trades } from './en/trades.ts';

/** English words by subject. */
export const en = { ...bookingAndMoney, ...placeAndAccess, ...thingsAndFood, ...peopleAndService, ...trades };
