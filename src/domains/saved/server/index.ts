export { listFavoriteKeys } from './kept-homes.ts';
