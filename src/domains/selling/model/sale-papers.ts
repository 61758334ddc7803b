import type { StandardStatus } from '#domains/listings/contract.ts';
import { disclosuresOf } from './disclosures.ts';
import type { EditorFields } from './editor-fields.ts';
import type { Plan } from './plan.ts';
import type { SalePaperKey } from './paper-kinds.ts';

/** The stages of a sale, by when papers should be here. */
export const PAPER_STAGES = {
  prepare: 'Before you list',
  market: 'For sale',
  contract: 'Under contract',
  closing: 'Closing',
} as const;
export type PaperStage = keyof typeof PAPER_STAGES;
export const PAPER_STAGE_NAMES = Object.keys(PAPER_STAGES) as PaperStage[];

/** Whether a sale needs a paper: it does, it helps to have it, or this home has none such. */
type Need = 'needed' | 'helps' | 'none';

export interface SalePaper {
  key: SalePaperKey;
  stage: PaperStage;
  title: string;
  why: string;
  source?: string | undefined;
  need: Exclude<Need, 'none'>;
}

export interface PaperFacts {
  fields: EditorFields;
  plan: Pick<Plan, 'intent' | 'updates'>;
  /** An agent takes part in the listing. */
  hasAgent: boolean;
}

const BROKER_ROUTES: readonly (string | null)[] = ['full-service', 'flat-fee'];

function agreementNeed({ plan, hasAgent }: PaperFacts): Need {
  if (hasAgent || BROKER_ROUTES.includes(plan.intent.route)) return 'needed';
  return plan.intent.route === null ? 'helps' : 'none';
}

/**
 * The papers of this sale, in order. Advice, as far as the listing's facts tell: what the law asks for depends on the state and
 * the case.
 */
export function papersOf(facts: PaperFacts): SalePaper[] {
  const { fields, plan } = facts;
  const updates = plan.updates.filter(({ what }) => what !== '').length;
  const disclosures = disclosuresOf(fields).map((need) => ({ ...need, stage: 'market', need: 'needed' }) as const);
  const all: (Omit<SalePaper, 'need'> & { need: Need })[] = [
    {
      key: 'deed',
      stage: 'prepare',
      title: 'Deed',
      why: 'It shows the home is yours. You got it at your own closing, and the county recorder has a copy.',
      need: 'needed',
    },
    {
      key: 'authority',
      stage: 'prepare',
      title: 'Papers that allow the sale',
      why: 'You inherited the home. They show that you may sell it, such as those of probate or a trust.',
      need: plan.intent.reason === 'inherited' ? 'needed' : 'none',
    },
    {
      key: 'lease',
      stage: 'prepare',
      title: 'Lease',
      why: 'A tenant lives there. Buyers ask how long the tenant stays, and what was paid as a deposit.',
      need: plan.intent.occupant === 'tenant' ? 'needed' : 'none',
    },
    {
      key: 'survey',
      stage: 'prepare',
      title: 'Survey',
      why: 'It shows the boundaries. Title companies often accept an older one.',
      need: 'helps',
    },
    {
      key: 'permits',
      stage: 'prepare',
      title: 'Permits',
      why:
        updates === 0
          ? 'For additions and other large work. The city or county has copies.'
          : 'You wrote down updates to the home. Buyers ask whether the work had permits.',
      need: updates === 0 ? 'helps' : 'needed',
    },
    {
      key: 'warranties',
      stage: 'prepare',
      title: 'Warranties and manuals',
      why: 'For the roof, the systems and the appliances that stay.',
      need: 'helps',
    },
    {
      key: 'listing-agreement',
      stage: 'prepare',
      title: 'Listing agreement',
      why: 'What you and your broker agreed on: the services, the fee and the time. All of it is negotiable.',
      need: agreementNeed(facts),
    },
    ...disclosures,
    {
      key: 'payoff',
      stage: 'contract',
      title: 'Payoff statement',
      why: 'What you owe on the day of closing. Ask your lender once you have a contract.',
      need: plan.intent.mortgage === 0 ? 'none' : 'needed',
    },
    {
      key: 'offer',
      stage: 'contract',
      title: 'Signed contract',
      why: 'The offer that you accepted, with its counters and addenda, as both sides signed it.',
      need: 'needed',
    },
    {
      key: 'settlement',
      stage: 'closing',
      title: 'Settlement statement',
      why: 'Every line that was paid at the closing. Keep it for your taxes.',
      need: 'needed',
    },
  ];
  return all.flatMap(({ need, ...paper }) => (need === 'none' ? [] : [{ ...paper, need }]));
}

/** Where a sale stands, by the status of its listing. */
export const stageOfStatus = (status: StandardStatus): PaperStage => {
  if (status === 'Incomplete') return 'prepare';
  if (status === 'Active Under Contract' || status === 'Pending') return 'contract';
  return status === 'Closed' ? 'closing' : 'market';
};

export type PaperState = 'here' | 'missing' | 'later' | 'helps' | 'unneeded';

interface Standing {
  /** The papers with at least one file. */
  here: ReadonlySet<string>;
  unneeded: readonly SalePaperKey[];
  stage: PaperStage;
}

/** How a paper stands. A needed paper is missing from its stage on, and before that comes later. */
export function standOf({ key, stage, need }: SalePaper, { here, unneeded, stage: now }: Standing): PaperState {
  if (here.has(key)) return 'here';
  if (unneeded.includes(key)) return 'unneeded';
  if (need === 'helps') return 'helps';
  return PAPER_STAGE_NAMES.indexOf(stage) <= PAPER_STAGE_NAMES.indexOf(now) ? 'missing' : 'later';
}

export interface StageCount {
  stage: PaperStage;
  /** Papers that the stage needs, and those of them that are here. */
  needed: number;
  here: number;
  /** Their titles. */
  missing: string[];
}

/** What each stage needs and has. Papers that only help do not count. */
export function countStages(papers: readonly SalePaper[], standing: Standing): StageCount[] {
  return PAPER_STAGE_NAMES.map((stage) => {
    const needed = papers.filter(
      (paper) => paper.stage === stage && paper.need === 'needed' && standOf(paper, standing) !== 'unneeded',
    );
    const missing = needed.filter(({ key }) => !standing.here.has(key));
    return { stage, needed: needed.length, here: needed.length - missing.length, missing: missing.map(({ title }) => title) };
  });
}
