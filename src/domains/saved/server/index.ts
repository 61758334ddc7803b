export { listFavoriteKeys, listMarkedHomes } from './kept-homes.ts';
