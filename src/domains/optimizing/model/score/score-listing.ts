import { scoreDescription } from './score-description.ts';
import { scoreFacts } from './score-facts.ts';
import { scorePhotos } from './score-photos.ts';
import { scoreAccess, scoreExtras, scorePrice, scoreTitle } from './score-rest.ts';
import type { Fix, Gate, ListingToScore, ScoreLine } from './score-types.ts';
import { SCORE_PART_NAMES, SCORE_PARTS, type ScorePart } from './score-rules.ts';
import { tenths } from './score-types.ts';

export interface ScoredPart {
  part: ScorePart;
  earned: number;
  of: number;
  lines: ScoreLine[];
}

export interface Gain extends Fix {
  part: ScorePart;
  key: string;
  points: number;
}

export interface ListingScore {
  /** 0 to 100; 0 while a gate is shut. */
  score: number;
  /** What it comes to with both gates open. */
  ungated: number;
  /** Points that can be judged: lines that cannot are left out, and the score is the share of the others. */
  judged: number;
  gates: Gate[];
  parts: ScoredPart[];
  /** Points to gain, the least effort first, then the most points. */
  gains: Gain[];
}

/** How well a listing tells buyers what is true of the home, with every point explained. */
export function scoreListing(listing: ListingToScore): ListingScore {
  const lines: Record<ScorePart, ScoreLine[]> = {
    facts: scoreFacts(listing),
    photos: scorePhotos(listing),
    description: scoreDescription(listing),
    title: scoreTitle(listing),
    price: scorePrice(listing),
    extras: scoreExtras(listing),
    access: scoreAccess(listing),
  };
  const parts = SCORE_PART_NAMES.map((part): ScoredPart => ({
    part,
    earned: tenths(sum(lines[part].map(({ earned }) => earned ?? 0))),
    of: SCORE_PARTS[part].points,
    lines: lines[part],
  }));
  const judged = sum(parts.flatMap(({ lines: all }) => all.map(({ earned, of }) => (earned === null ? 0 : of))));
  const earned = sum(parts.map((part) => part.earned));
  const ungated = judged === 0 ? 0 : Math.round((earned / judged) * 100);
  const gates = gatesOf(listing);
  return {
    score: gates.every(({ isOpen }) => isOpen) ? ungated : 0,
    ungated,
    judged,
    gates,
    parts,
    gains: parts
      .flatMap(({ part, lines: all }) => {
        const gains = all.flatMap(({ key, earned: has, of, fix }): Gain[] =>
          fix === null || has === null || of - has < 0.05 ? [] : [{ part, key, points: of - has, ...fix }],
        );
        return [...Map.groupBy(gains, ({ todo }) => todo).values()].flatMap(joinGains);
      })
      .toSorted((a, b) => a.minutes - b.minutes || b.points - a.points || a.key.localeCompare(b.key, 'en')),
  };
}

/** What one act earns on several lines is one gain. */
function joinGains([first, ...others]: readonly Gain[]): Gain[] {
  if (first === undefined) return [];
  const points = others.reduce((total, other) => total + other.points, first.points);
  return [{ ...first, points: tenths(points), minutes: Math.max(first.minutes, ...others.map(({ minutes }) => minutes)) }];
}

function gatesOf({ fairHousingErrors, photos }: ListingToScore): Gate[] {
  const ids = new Set(photos.map(({ id }) => id));
  const undisclosed = photos.filter(
    ({ isAltered, originalId }) => isAltered && (originalId === null || !ids.has(originalId)),
  ).length;
  return [
    {
      gate: 'fair-housing',
      isOpen: fairHousingErrors === 0,
      why:
        fairHousingErrors === 0
          ? 'No fair-housing error in any text'
          : `${fairHousingErrors} ${fairHousingErrors === 1 ? 'phrase' : 'phrases'} must change`,
    },
    {
      gate: 'altered-photos',
      isOpen: undisclosed === 0,
      why:
        undisclosed === 0
          ? 'Every altered photo stands with its original'
          : `${undisclosed} altered ${undisclosed === 1 ? 'photo lacks its' : 'photos lack their'} original`,
    },
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
