export { listToursOf } from './list-my-tours.ts';
