import { area } from '#platform/areas/area.ts';
import { ledgerPersonalData } from './personal-data.ts';

export {
  type AccountState,
  accountsOf,
  balanceOf,
  changeHeld,
  lockAccounts,
  openAccount,
  setFloor,
} from './accounts.queries.ts';
export { type Posting, secondsUnit } from './accounts.rules.ts';
export { type BookContext, inBookOf, lockBook } from './books.queries.ts';
export { checkBooks } from './check-books.queries.ts';
export { decimalsOf, divideHalfEven, type Micros, microsOfMinorUnits, minorUnitsOf } from './currency.rules.ts';
export { postEntry } from './entries.queries.ts';

/** Double-entry books of customers and resellers. */
export const ledgerArea = area<object>({ name: 'ledger', operations: {}, personalData: ledgerPersonalData });
