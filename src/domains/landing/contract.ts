export * from './contract/leads.ts';
export * from './contract/pages.ts';
export * from './contract/experiments.ts';
export * from './contract/pictures.ts';
export * from './contract/recognition.ts';
export type { SourceKind } from './model/audience.ts';
