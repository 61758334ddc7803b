export { removeDocumentsOf } from './queries.ts';
export { storeDocument, type DocumentSubject } from './store-document.ts';
