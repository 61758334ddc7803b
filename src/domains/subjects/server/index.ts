export { findOrCreateSubject, isAbout, keyIfOf, type OwnedSubject, type Subject, type SubjectKind } from './subjects.ts';
