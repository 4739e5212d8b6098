export { type DialObjection, type DialTarget, judgeDialTarget } from './dial-target.rules.ts';
export { findReferredPerson, judgeReferredTarget } from './referred-target.rules.ts';
export { objectionDetail, refuseDestinations } from './objections.ts';
