import { dictionary } from '#lib/dictionary.ts';
import type { EditorFields } from './editor-fields.ts';
import type { SalePaperKey } from './paper-kinds.ts';

/** The papers of a sale that tell buyers what the seller knows of the home. */
export const DISCLOSURE_KEYS = ['state-form', 'lead-paint', 'association'] as const satisfies readonly SalePaperKey[];
export type DisclosureKey = (typeof DISCLOSURE_KEYS)[number];

/** A document that a seller gives to buyers, and why this home needs it. */
export interface DisclosureNeed {
  key: DisclosureKey;
  title: string;
  why: string;
  source: string;
}

/** A home built before this year may contain lead paint: 42 USC 4852d, 24 CFR 35 Subpart A. */
const LEAD_PAINT_BEFORE = 1978;

/** States whose law names a form of its own for sellers of homes. Advice: nobody has checked the rows against the statutes. */
const STATE_FORMS = dictionary<{ title: string; source: string }>({
  CA: { title: 'Transfer Disclosure Statement', source: 'California Civil Code §1102' },
  FL: {
    title: 'Disclosure of known facts that materially affect value',
    source: 'Johnson v. Davis (Fla. 1985)',
  },
  IL: { title: 'Residential Real Property Disclosure Report', source: '765 ILCS 77' },
  MI: { title: 'Seller’s Disclosure Statement', source: 'MCL 565.957' },
  NY: { title: 'Property Condition Disclosure Statement', source: 'New York Real Property Law §462' },
  OH: { title: 'Residential Property Disclosure Form', source: 'Ohio Rev. Code 5302.30' },
  OR: { title: 'Seller’s Property Disclosure Statement', source: 'ORS 105.464' },
  PA: { title: 'Seller’s Property Disclosure Statement', source: '68 Pa.C.S. §7301' },
  TX: { title: 'Seller’s Disclosure Notice', source: 'Texas Property Code §5.008' },
  WA: { title: 'Seller Disclosure Statement (Form 17)', source: 'RCW 64.06.020' },
});

/** The documents this home needs, as far as its fields tell. */
export function disclosuresOf(fields: EditorFields): DisclosureNeed[] {
  const needs: DisclosureNeed[] = [];
  const state = fields['StateOrProvince'];
  const form = typeof state === 'string' ? STATE_FORMS[state] : undefined;
  needs.push(
    form === undefined
      ? {
          key: 'state-form',
          title: 'Your state’s seller disclosure',
          why: 'Most states require sellers to say what they know. We have no form for your state, so ask your agent or an attorney.',
          source: 'State law',
        }
      : { key: 'state-form', title: form.title, why: 'Your state requires sellers to fill it out.', source: form.source },
  );
  const built = fields['YearBuilt'];
  const isLand = fields['PropertySubType'] === 'Unimproved Land';
  if (!isLand && (typeof built !== 'number' || built < LEAD_PAINT_BEFORE))
    needs.push({
      key: 'lead-paint',
      title: 'Lead-based paint disclosure and pamphlet',
      why:
        typeof built === 'number'
          ? `The home was built in ${built}, before ${LEAD_PAINT_BEFORE}.`
          : 'The year it was built isn’t known.',
      source: '42 USC 4852d; 24 CFR 35.88',
    });
  if (fields['AssociationYN'] === true || typeof fields['AssociationFee'] === 'number')
    needs.push({
      key: 'association',
      title: 'Documents of the homeowners’ association',
      why: 'Buyers get its rules, budget and dues.',
      source: 'State law and the association’s own rules',
    });
  return needs;
}

/** Questions about what the seller knows. The answers belong to the seller, and none is published. */
export const KNOWN_DEFECTS: Readonly<Record<string, string>> = {
  roof: 'Leaks in the roof, or roof repairs',
  water: 'Water in the basement, crawl space or walls',
  foundation: 'Cracks or movement in the foundation',
  systems: 'Problems with heating, cooling, plumbing or wiring',
  pests: 'Termites or other pests',
  permits: 'Work done without a permit',
  boundary: 'Disputes about boundaries or access',
  hazards: 'Asbestos, radon, mold or buried tanks',
};
