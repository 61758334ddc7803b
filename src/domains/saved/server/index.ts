export { endCollectionLinks } from './write-collections.ts';
export { listFavoriteKeys, listMarkedHomes } from './kept-homes.ts';
