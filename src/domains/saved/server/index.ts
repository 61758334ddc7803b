export { listFavoriteKeys, listMarkedHomes } from './kept-homes.ts';
export { collectionInvitations } from './collection-people.ts';
export { keepHome } from './kept-homes.ts';
export { passOnCollections } from './pass-on-collections.ts';
export { recallNews } from './recall-news.ts';
export { saveArea } from './saved-areas.ts';
export { addComment, createCollection, putCollectionHome } from './write-collections.ts';
export { createSavedSearch } from './write-search.ts';
export { listSavedSteps } from './list-steps.ts';
