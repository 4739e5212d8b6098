import { bookingAndMoney } from './sv/booking-and-money.ts';
import { peopleAndService } from './sv/people-and-service.ts';
import { placeAndAccess } from './sv/place-and-access.ts';
import { thingsAndFood } from './sv/things-and-food.ts';
import { trades } from './sv/trades.ts';

/** Swedish words by subject. */
export const sv = { ...bookingAndMoney, ...placeAndAccess, ...thingsAndFood, ...peopleAndService, ...trades };
