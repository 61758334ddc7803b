export * from './contract/leads.ts';
