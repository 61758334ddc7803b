export * from './contract/estimates.ts';
export * from './contract/my-home.ts';
export * from './contract/record.ts';
export * from './contract/reports.ts';
export type { Facts } from './contract/fields.ts';
