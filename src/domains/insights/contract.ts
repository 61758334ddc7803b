export * from './contract/kept.ts';
export * from './contract/panels.ts';
export * from './contract/jobs.ts';
export * from './contract/waiting.ts';
export * from './contract/care.ts';
