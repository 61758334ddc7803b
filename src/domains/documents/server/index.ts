export { removeFiles, serveDocumentWith } from './keep-documents.ts';
export { disownDocuments, listDocumentsWith, removeDocumentsOf } from './queries.ts';
export { storeDocument, type DocumentSubject } from './store-document.ts';
