export * from './contract/kept.ts';
export * from './contract/panels.ts';
