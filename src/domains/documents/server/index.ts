export { serveDocumentWith } from './keep-documents.ts';
export { listDocumentsWith, removeDocumentsOf } from './queries.ts';
export { storeDocument, type DocumentSubject } from './store-document.ts';
