export { findSubject, listSubjectNumbers, readSubject, type Subject } from './find-subject.queries.ts';
export { isOfSubject, subjectPlaces } from './subject-rows.queries.ts';
