export { dialFaultDetail, refuseDestinations } from './dial-faults.ts';
export { checkDialTarget, type DialFault, type DialTarget } from './dial-target.rules.ts';
export { checkReferredTarget, findReferredPerson } from './referred-target.rules.ts';
