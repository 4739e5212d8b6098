import { area } from '#platform/areas/area.ts';
import { checkSipTrunk } from './check-sip-trunk.ts';
import { createSipTrunk } from './create-sip-trunk.ts';
import { createPlatformSipTrunk } from './create-platform-sip-trunk.ts';
import { deletePlatformSipTrunk } from './delete-platform-sip-trunk.ts';
import { getResellerSipTrunk } from './get-reseller-sip-trunk.ts';
import { listPlatformSipTrunks } from './list-platform-sip-trunks.ts';
import { putResellerSipTrunk } from './put-reseller-sip-trunk.ts';
import { testPlatformSipTrunk } from './test-platform-sip-trunk.ts';
import { testResellerSipTrunk } from './test-reseller-sip-trunk.ts';
import { updatePlatformSipTrunk } from './update-platform-sip-trunk.ts';
import { deleteSipTrunk } from './delete-sip-trunk.ts';
import { getSipTrunk } from './get-sip-trunk.ts';
import { getSipTrunkStatus } from './get-sip-trunk-status.ts';
import { listSipTrunks } from './list-sip-trunks.ts';
import { sipTrunksPersonalData } from './personal-data.ts';
import type { SipTrunksDeps } from './sip-trunks.operation.ts';
import { updateSipTrunk } from './update-sip-trunk.ts';

export { findTrunk, listAllTrunks } from './open-trunks.ts';
export type { OpenTrunk, SipTrunksDeps, TrunkChecker } from './sip-trunks.operation.ts';
export { findResellerTrunk } from './shared-trunks.queries.ts';
export { getTrunkToUse } from './sip-trunks.queries.ts';
export { allowsAddress } from './sip-trunks.rules.ts';
export {
  acquireTrunkLease,
  findTrunkStatus,
  releaseTrunkLeases,
  renewTrunkLeases,
  writeTrunkStatus,
} from './trunk-status.queries.ts';

/** SIP trunks: how calls come from and go to carriers and PBXs. */
export const sipTrunksArea = area<SipTrunksDeps>({
  name: 'sip-trunks',
  module: 'phone',
  personalData: sipTrunksPersonalData,
  operations: {
    'Phone numbers': [
      listSipTrunks,
      createSipTrunk,
      getSipTrunk,
      updateSipTrunk,
      deleteSipTrunk,
      getSipTrunkStatus,
      checkSipTrunk,
    ],
    'Reseller and platform admin': [
      getResellerSipTrunk,
      putResellerSipTrunk,
      testResellerSipTrunk,
      listPlatformSipTrunks,
      createPlatformSipTrunk,
      updatePlatformSipTrunk,
      deletePlatformSipTrunk,
      testPlatformSipTrunk,
    ],
  },
});
