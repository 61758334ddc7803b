export * from './contract/brand.ts';
export * from './contract/links.ts';
export * from './contract/materials.ts';
export * from './contract/sets.ts';
export { type BrandKit, brandKitSchema, usualBrandKit } from './model/brand-kit.ts';
export { type Choices, USUAL_CHOICES } from './model/choices.ts';
export type { Occasion } from './model/occasions.ts';
export { GROUPS, type TemplateGroup } from './model/templates/groups.ts';
export { MOST_MATERIAL_LETTERS } from './model/limits.ts';
