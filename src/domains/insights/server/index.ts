export { INVENTED_MARK } from './counted.ts';
