export { readOwnDocument, removeFiles, serveDocumentWith } from './keep-documents.ts';
export {
  disownDocuments,
  findDocumentWith,
  forgetFile,
  listDocumentsByKey,
  listDocumentsWith,
  listKeysWithDocumentsOf,
  noteFileToRemove,
  passDocuments,
  removeDocumentsOf,
  removeDocumentWith,
} from './queries.ts';
export { storeDocument } from './store-document.ts';
