export { endGrantsOf } from './giving.ts';
export { endLeftHold, holdsDocuments, listLeftHolds, readLeftHold } from './holds.ts';
export { saveFolder } from './folders.ts';
export { readOwnDocument, requireGivable, serveDocumentWith } from './keep-documents.ts';
export {
  disownDocuments,
  findDocumentWith,
  findOwnByHash,
  listDocumentsByKey,
  listDocumentsWith,
  listKeysWithDocumentsOf,
  passDocuments,
  removeDocumentsOf,
  trashDocumentWith,
} from './queries.ts';
export { storeDocument } from './store-document.ts';
export { lockOwners, type MadeFile, sealCopies, takeIn } from './take-in.ts';
export { keyOfWord, readPdf } from './read-words.ts';
export { finishUpload, putPart, startUpload } from './uploads.ts';
export { findFiles, getVault, uploadToVault } from './vault.ts';
