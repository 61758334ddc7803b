export { requireLawful } from './require-lawful.ts';
