export const STEPS = ['facts', 'comparables', 'adjust', 'weigh', 'report'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Record<Step, string> = {
  facts: 'Confirm facts',
  comparables: 'Find comparables',
  adjust: 'Adjust',
  weigh: 'Weigh and reconcile',
  report: 'Report',
};

export function readStep(text: string | null): Step {
  return STEPS.find((step) => step === text) ?? 'facts';
}

export function cmaHref(id: string, step: Step = 'facts'): string {
  return `/cma?id=${id}&step=${step}`;
}
