import type { Category, Severity } from './finding.ts';

/** Rules of one law, with the version that is stored with each decision. */
export interface RulePack {
  /** `federal`, `states` for what some states protect, or a state's two letters. */
  id: string;
  name: string;
  version: string;
  source: string;
  /** The day the rules were written, YYYY-MM-DD; the rows of states were not checked against their sources. */
  asOf: string;
  /** Classes it protects in addition to those of federal law. */
  protects: readonly Category[];
}

type StateClass = 'income' | 'marital' | 'age' | 'military' | 'orientation';

const CATEGORY_OF: Record<StateClass, Category> = {
  income: 'source_of_income',
  marital: 'marital_status',
  age: 'age',
  military: 'military_status',
  orientation: 'sexual_orientation_gender_identity',
};

/**
 * Two letters, the statute, and what it protects in housing beyond federal law. The rows name the statutes for a lawyer to check.
 * Until then, a wrong row can turn a warning into an error, or leave an error as a warning.
 */
const STATES: [state: string, source: string, protects: string][] = [
  ['AK', 'AS 18.80.240', 'marital'],
  ['CA', 'Gov. Code 12955; Civ. Code 51, 51.2', 'income marital age military orientation'],
  ['CO', 'C.R.S. 24-34-502', 'income marital military orientation'],
  ['CT', 'Gen. Stat. 46a-64c, 46a-81e', 'income marital age military orientation'],
  ['DC', 'D.C. Code 2-1402.21', 'income marital age orientation'],
  ['DE', '6 Del. C. 4603', 'income marital age orientation'],
  ['HI', 'HRS 515-3', 'marital age orientation'],
  ['IA', 'Iowa Code 216.8', 'orientation'],
  ['IL', '775 ILCS 5/1-103, 5/3-102', 'income marital age military orientation'],
  ['MA', 'G.L. c. 151B s. 4', 'income marital age military orientation'],
  ['MD', 'State Gov. 20-705', 'income marital orientation'],
  ['ME', '5 M.R.S. 4581-A', 'income orientation'],
  ['MI', 'MCL 37.2502', 'marital age orientation'],
  ['MN', 'Minn. Stat. 363A.09', 'income marital orientation'],
  ['MT', 'MCA 49-2-305', 'marital age'],
  ['ND', 'N.D.C.C. 14-02.5-02', 'income marital age'],
  ['NH', 'RSA 354-A:10', 'marital age orientation'],
  ['NJ', 'N.J.S.A. 10:5-12', 'income marital military orientation'],
  ['NM', 'NMSA 28-1-7', 'marital orientation'],
  ['NV', 'NRS 118.100', 'orientation'],
  ['NY', 'Exec. Law 296(5)', 'income marital age military orientation'],
  ['OH', 'R.C. 4112.02(H)', 'military'],
  ['OK', '25 O.S. 1452', 'income age'],
  ['OR', 'ORS 659A.421', 'income marital orientation'],
  ['PA', '43 P.S. 955(h)', 'age'],
  ['RI', 'G.L. 34-37-4', 'income marital age military orientation'],
  ['UT', 'Utah Code 57-21-5', 'income orientation'],
  ['VA', 'Va. Code 36-96.3', 'income age military orientation'],
  ['VT', '9 V.S.A. 4503', 'income marital age orientation'],
  ['WA', 'RCW 49.60.222, 59.18.255', 'income marital military orientation'],
  ['WI', 'Wis. Stat. 106.50', 'income marital age orientation'],
];

const STATE_PACKS = new Map(
  STATES.map(([state, source, protects]): [string, RulePack] => [
    state,
    {
      id: state,
      name: `Fair housing, ${state}`,
      version: `${state}-2026.1`,
      source,
      asOf: '2026-11-23',
      protects: protects.split(' ').map((one) => CATEGORY_OF[one as StateClass]),
    },
  ]),
);

const FEDERAL: RulePack = {
  id: 'federal',
  name: 'Fair Housing Act',
  version: 'federal-2026.1',
  source: '42 USC 3604(c); 24 CFR 100.75; HUD memorandum of January 9, 1995',
  asOf: '2026-11-23',
  protects: [],
};

/** Warnings about what several states and many cities protect, if no pack of a given state turns them into errors. */
const SOME_STATES: RulePack = {
  id: 'states',
  name: 'Fair housing, states and cities',
  version: 'states-2026.1',
  source: 'Statutes of the states in these packs',
  asOf: '2026-11-23',
  protects: Object.values(CATEGORY_OF),
};

/** What boards of agents forbid in remarks (`lint-remarks.ts`), apart from the law: CRMLS 12.5 and similar rules. */
export const BOARDS: RulePack = {
  id: 'boards',
  name: 'Public remarks of boards of agents',
  version: 'boards-2026.1',
  source: 'CRMLS Rules 12.5; NAR settlement of August 17, 2024',
  asOf: '2026-11-23',
  protects: [],
};

/** The packs that apply to a text in these states. Their versions are stored with a decision. */
export function packsFor(states: readonly string[] = []): RulePack[] {
  return [FEDERAL, SOME_STATES, ...new Set(states)].flatMap((one) => {
    const pack = typeof one === 'string' ? STATE_PACKS.get(one) : one;
    return pack === undefined ? [] : [pack];
  });
}

/** Which pack decides on a phrase, and how serious it is. What a given state protects is an error there. */
export function decide(category: Category, severity: Severity, states: readonly string[]): { pack: string; severity: Severity } {
  if (!SOME_STATES.protects.includes(category)) return { pack: FEDERAL.id, severity };
  const state = states.find((one) => STATE_PACKS.get(one)?.protects.includes(category) === true);
  if (state !== undefined) return { pack: state, severity: 'hard' };
  return { pack: category === 'sexual_orientation_gender_identity' ? FEDERAL.id : SOME_STATES.id, severity };
}
