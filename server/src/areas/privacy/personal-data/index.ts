export { findSubject, listSubjectNumbers, readSubject, type Subject, type SubjectIds } from './find-subject.queries.ts';
export { countSubjectRows, isOfSubject, subjectPlaces, topicsOf } from './subject-rows.queries.ts';
