import type { IntegrationProviderName } from '@parley/contract/resources/integration';
import type { VendorCrm } from './vendor-crm.ts';
import type { VendorFault, VendorRequests } from './vendor-requests.ts';

/** Action of agents at a vendor. */
export interface VendorAction {
  /** Lower case with `_`; the tool is called `<provider>_<name>`. */
  name: string;
  title: string;
  /** Tells the model when to use it. */
  description: string;
  /** It changes something at the vendor. */
  changes: boolean;
  /** JSON Schema 2020-12 of an object. */
  parameters: Record<string, unknown>;
  /** Acts with checked arguments; returns what the model reads. Throws VendorFault. */
  run(vendor: VendorRequests, given: Readonly<Record<string, unknown>>, effect: { key: string }): Promise<unknown>;
}

export interface VendorSetting {
  name: string;
  title: string;
  description: string;
  isRequired: boolean;
  /** Its value is an address, which is judged as addresses of tools are. */
  isUrl?: true;
  /** Shape of its value; mandatory for a part of an address that credentials are sent to. */
  pattern?: RegExp;
  /** Only connections authorised so have it. `grant`: the vendor names it with the grant, and no person does. */
  only?: 'key' | 'oauth' | 'grant';
}

/** A vendor of integrations: how it is authorised, and the actions of agents there. */
export interface Vendor {
  provider: IntegrationProviderName;
  title: string;
  takesKey: boolean;
  /** Kind of key and where people find it. Absent: it takes none. */
  keyHint?: string;
  /** It is an OAuth provider of the same name. */
  takesOAuth: boolean;
  settings: readonly VendorSetting[];
  /** Address of its API; of the settings where each connection has its own. */
  address(settings: Readonly<Record<string, string>>): string;
  /** Headers that authorise a request with a key or access token. */
  authorise(token: string, settings: Readonly<Record<string, string>>): Record<string, string>;
  /** Address that is itself the key, such as that of an incoming webhook. Null: the key is no such address. */
  keyAddress?(key: string): URL | null;
  /** Finds a failure that the status does not tell, such as one with status 200. Undefined: the status tells it. */
  findFault?(answer: Readonly<Record<string, unknown>>, status: number): VendorFault | undefined;
  /** Makes a request that changes nothing; returns the account as the vendor names it. Throws VendorFault. */
  check(vendor: VendorRequests): Promise<string | null>;
  actions: readonly VendorAction[];
  /** It is a CRM: callers are looked up there, and calls are logged. */
  crm?: VendorCrm;
}

export type Vendors = ReadonlyMap<string, Vendor>;
