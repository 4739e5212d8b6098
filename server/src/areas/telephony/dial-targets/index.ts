export { type DialFault, type DialTarget, checkDialTarget } from './dial-target.rules.ts';
export { findReferredPerson, checkReferredTarget } from './referred-target.rules.ts';
export { dialFaultDetail, refuseDestinations } from './dial-faults.ts';
