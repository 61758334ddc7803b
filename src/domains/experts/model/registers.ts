import type { CategoryKey } from '#lib/service-categories.ts';

/** Registers for the whole country in which everybody can look a license up. The others are kept by states and towns. */
const REGISTERS: Partial<Record<CategoryKey, string>> = {
  'mortgage-lender': 'https://www.nmlsconsumeraccess.org/',
  appraiser: 'https://www.asc.gov/appraiser',
  mover: 'https://safer.fmcsa.dot.gov/CompanySnapshot.aspx',
};

export const registerOf = (key: CategoryKey): string | null => REGISTERS[key] ?? null;
