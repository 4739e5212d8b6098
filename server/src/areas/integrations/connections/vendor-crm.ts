import type { CallFact } from '@parley/contract/resources/crm-logging';
import type { VendorRequests } from './vendor-requests.ts';

/** Field of the records that a CRM keeps of calls. */
export interface CrmField {
  /** Name in the vendor's API. */
  name: string;
  title: string;
  type: 'text' | 'number' | 'boolean' | 'instant';
}

/** A person as a CRM knows them. All of it is free text, written by others. */
export interface CrmPerson {
  /** Id in the vendor's API. */
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  company: string | null;
  /** Every number of the person, as it is spelled there. */
  phones: readonly string[];
  /** Page of the person at the vendor, for people. Null: it has no address of its own. */
  url: string | null;
}

/** A person to create, with what a call or chat told. */
interface NewCrmPerson {
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** Name in one piece. Null: not known. */
  name: string | null;
}

/**
 * CRM of a vendor: people, and a record of each call at them. Every function throws VendorFault, and nothing here chooses
 * between people or retries.
 */
export interface VendorCrm {
  /** Fields of records of calls that every account at the vendor has. */
  fields: readonly CrmField[];
  /** Mapping of a tenant that has set none: field by fact. */
  mapping: Readonly<Partial<Record<string, CallFact>>>;
  /** Reads the fields of this account, its own among them. Absent: accounts have none of their own. */
  readFields?(vendor: VendorRequests): Promise<CrmField[]>;
  /**
   * Finds at most ten people by number or email address, broadly: numbers are free text in CRMs, so a match of the last
   * eight digits is one. Who it is, the caller decides by `phones`.
   */
  findPeople(vendor: VendorRequests, by: { phone: string | null; email: string | null }): Promise<CrmPerson[]>;
  createPerson(vendor: VendorRequests, person: NewCrmPerson): Promise<CrmPerson>;
  /**
   * Finds the record of a call by our key. It is asked before a record is created whenever an earlier attempt may have
   * reached the vendor, so it must see what was created a minute ago. Null: there is none.
   */
  findCall(vendor: VendorRequests, by: { key: string; personId: string }): Promise<string | null>;
  /** Creates the record of a call at a person with our key in it; returns its id. */
  createCall(
    vendor: VendorRequests,
    record: { key: string; personId: string; startedAt: Date; fields: CrmValues },
  ): Promise<string>;
  /** Overwrites fields of a record. False: it was removed at the vendor. */
  updateCall(vendor: VendorRequests, record: { id: string; fields: CrmValues }): Promise<boolean>;
}

/** Values of fields, by name: texts are plain, and the vendor's file escapes what its CRM would read as markup. */
export type CrmValues = Readonly<Record<string, string | number | boolean>>;
