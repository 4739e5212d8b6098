import { type Area, area, type Operation } from '#platform/http/operation.ts';
import { checkSipTrunk } from './check-sip-trunk.ts';
import { createSipTrunk } from './create-sip-trunk.ts';
import { deleteSipTrunk } from './delete-sip-trunk.ts';
import { getSipTrunk } from './get-sip-trunk.ts';
import { getSipTrunkStatus } from './get-sip-trunk-status.ts';
import { listSipTrunks } from './list-sip-trunks.ts';
import type { SipTrunksDeps } from './sip-trunks.operation.ts';
import { updateSipTrunk } from './update-sip-trunk.ts';

export { findTrunk, listAllTrunks } from './open-trunks.ts';
export type { OpenTrunk, SipTrunksDeps, TrunkChecker } from './sip-trunks.operation.ts';
export { getTrunkToUse } from './sip-trunks.queries.ts';
export { allowsAddress } from './sip-trunks.rules.ts';
export {
  releaseTrunkLeases,
  renewTrunkLeases,
  acquireTrunkLease,
  trunkLeaseMs,
  writeTrunkStatus,
} from './trunk-status.queries.ts';

export const sipTrunkOperations: readonly Operation<SipTrunksDeps>[] = [
  listSipTrunks,
  createSipTrunk,
  getSipTrunk,
  updateSipTrunk,
  deleteSipTrunk,
  getSipTrunkStatus,
  checkSipTrunk,
];

/** SIP trunks: how calls come from and go to carriers and PBXs. */
export const sipTrunksArea = (deps: SipTrunksDeps): Area => area('sip-trunks', sipTrunkOperations, deps);
