export { saveBrandKit } from './brand-kits.ts';
export { makeMaterials, planMaterial, refreshMaterials } from './materials.ts';
export { recallScans } from './recall-scans.ts';
