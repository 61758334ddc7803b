import type { SearchFilterName } from '../contract.ts';

/** The sections of the filter sheet, in order. */
export const FILTER_SECTIONS = [
  'where',
  'price',
  'monthly',
  'estimate',
  'rooms',
  'types',
  'travel',
  'surroundings',
  'size',
  'features',
  'costs',
  'timing',
  'status',
  'own',
  'media',
  'words',
] as const;

export type FilterSection = (typeof FILTER_SECTIONS)[number];

export interface FilterChip {
  /** Filters that are removed with the chip. */
  names: SearchFilterName[];
  label: string;
  section: FilterSection;
  /** The one item of a list that the chip shows. */
  item?: string;
}
