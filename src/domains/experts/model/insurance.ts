export const INSURANCE_KINDS = ['general-liability', 'professional-liability', 'workers-compensation', 'surety-bond'] as const;
export type InsuranceKind = (typeof INSURANCE_KINDS)[number];

export const INSURANCE_WORDS: Record<InsuranceKind, string> = {
  'general-liability': 'General liability',
  'professional-liability': 'Professional liability',
  'workers-compensation': 'Workers’ compensation',
  'surety-bond': 'Surety bond',
};

export const readInsuranceKind = (text: string): InsuranceKind =>
  INSURANCE_KINDS.find((kind) => kind === text) ?? 'general-liability';
