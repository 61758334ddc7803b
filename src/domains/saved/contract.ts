export * from './contract/areas.ts';
export * from './contract/collections.ts';
export * from './contract/dashboard.ts';
export * from './contract/guest-alerts.ts';
export * from './contract/homes.ts';
export * from './contract/inviting.ts';
export * from './contract/searches.ts';
export * from './contract/sharing.ts';
