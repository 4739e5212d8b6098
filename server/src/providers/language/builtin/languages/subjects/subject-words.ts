import * as deMoney from './de/booking-and-money.ts';
import * as dePeople from './de/people-and-service.ts';
import * as dePlace from './de/place-and-access.ts';
import * as deThings from './de/things-and-food.ts';
import * as enMoney from './en/booking-and-money.ts';
import * as enPeople from './en/people-and-service.ts';
import * as enPlace from './en/place-and-access.ts';
import * as enThings from './en/things-and-food.ts';
import * as esMoney from './es/booking-and-money.ts';
import * as esPeople from './es/people-and-service.ts';
import * as esPlace from './es/place-and-access.ts';
import * as esThings from './es/things-and-food.ts';
import * as frMoney from './fr/booking-and-money.ts';
import * as frPeople from './fr/people-and-service.ts';
import * as frPlace from './fr/place-and-access.ts';
import * as frThings from './fr/things-and-food.ts';
import * as svMoney from './sv/booking-and-money.ts';
import * as svPeople from './sv/people-and-service.ts';
import * as svPlace from './sv/place-and-access.ts';
import * as svThings from './sv/things-and-food.ts';

/**
 * Words by subject and language. A subject is what two statements are about that share no word: "Where can I lock away
 * my valuables?" and "Lockers, 1 € deposit". `_` stands for a space, `*` for any ending or beginning.
 */
export const subjectWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    ...deMoney.bookingAndMoney,
    ...dePlace.placeAndAccess,
    ...deThings.thingsAndFood,
    ...dePeople.peopleAndService,
  },
  en: {
    ...enMoney.bookingAndMoney,
    ...enPlace.placeAndAccess,
    ...enThings.thingsAndFood,
    ...enPeople.peopleAndService,
  },
  es: {
    ...esMoney.bookingAndMoney,
    ...esPlace.placeAndAccess,
    ...esThings.thingsAndFood,
    ...esPeople.peopleAndService,
  },
  fr: {
    ...frMoney.bookingAndMoney,
    ...frPlace.placeAndAccess,
    ...frThings.thingsAndFood,
    ...frPeople.peopleAndService,
  },
  sv: {
    ...svMoney.bookingAndMoney,
    ...svPlace.placeAndAccess,
    ...svThings.thingsAndFood,
    ...svPeople.peopleAndService,
  },
};
