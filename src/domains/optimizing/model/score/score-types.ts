import type { PhotoFlag } from '#domains/selling/contract.ts';
import type { HomeFacts } from '../home-facts.ts';

export interface PhotoToScore {
  id: string;
  kind: 'Photo' | 'Floor Plan';
  /** RESO ImageOf, as its people tagged it. */
  room: string | null;
  caption: string | null;
  isAltered: boolean;
  originalId: string | null;
  flags: readonly PhotoFlag['kind'][];
}

export interface ListingToScore {
  facts: HomeFacts;
  title: string;
  description: string;
  /** Those that buyers see, in order, originals of altered ones included. */
  photos: readonly PhotoToScore[];
  /** What this kind of home needs, by RESO field. */
  needs: Readonly<Record<string, 'required' | 'wanted'>>;
  fairHousingErrors: number;
  /** Decimal US dollars: the range of two cases in three. Null if there is no estimate. */
  estimate: { low: number; high: number } | null;
  /** With a price at most 1% lower, one more usual search finds it; the limit of that search. Null if none or without a price. */
  searchLimitJustBelow: number | null;
  /** Since the draft last changed. */
  daysSinceChange: number;
  hasShowingInstructions: boolean;
  /** In a usual week, at which buyers can book a tour. Null before the home is public: then nobody can. */
  tourMinutesAWeek: number | null;
  /** Until the next open house. */
  daysToOpenHouse: number | null;
  hasTour: boolean;
  /** Current year, which decides what can be true. */
  year: number;
}

/** Where showing rules are set, which is no part of the editor. */
export const SHOWING_TIMES = 'Showing times';

export interface Fix {
  /** What to do, as a sentence. */
  todo: string;
  /** About how long it takes. */
  minutes: number;
  /** Where: a part of the editor. What has no field there and is about its texts is done beside the score. */
  where: string;
  /** The field to fill in, if it is one. */
  field?: string | undefined;
}

export interface ScoreLine {
  key: string;
  label: string;
  /** Null if it cannot be judged. */
  earned: number | null;
  of: number;
  /** Why it earned that, in a sentence. */
  why: string;
  fix: Fix | null;
}

export interface Gate {
  gate: 'fair-housing' | 'altered-photos';
  isOpen: boolean;
  why: string;
}

export const tenths = (points: number) => Math.round(points * 10) / 10;

/** A line with the points that a share of it (0 to 1, null if unknown) earns, to a tenth, and its fix only while points are missing. */
export function line({ part, fix, ...rest }: Omit<ScoreLine, 'earned'> & { part: number | null }): ScoreLine {
  const earned = part === null ? null : tenths(rest.of * Math.min(1, Math.max(0, part)));
  return { ...rest, earned, fix: earned === null || rest.of - earned < 0.05 ? null : fix };
}
