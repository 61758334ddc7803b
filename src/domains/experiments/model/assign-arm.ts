import { bucketRanges, findRange, hashToUnit, isWithin, type BucketRange } from './bucket.ts';
import { meets, type Condition } from './condition.ts';

/** What an experiment says about who is in it, in GrowthBook's names. */
export interface ExperimentDesign {
  key: string;
  /** Each arm, whatever it holds. */
  variations: readonly unknown[];
  /** Instead of the key, so that an experiment can begin anew with other people in its arms. */
  seed?: string | undefined;
  hashVersion?: number | undefined;
  hashAttribute?: string | undefined;
  weights?: readonly number[] | undefined;
  coverage?: number | undefined;
  /** Instead of weights and coverage. */
  ranges?: readonly BucketRange[] | undefined;
  /** Experiments of one name that take turns: the part of people who are in this one. */
  namespace?: readonly [string, number, number] | undefined;
  /** Instead of the namespace. */
  filters?: readonly BucketFilter[] | undefined;
  condition?: Condition | undefined;
  active?: boolean | undefined;
  status?: string | undefined;
  /** Everybody who is in the experiment gets this arm. */
  force?: number | undefined;
  meta?: readonly { key?: string | undefined }[] | undefined;
  bucketVersion?: number | undefined;
  minBucketVersion?: number | undefined;
  disableStickyBucketing?: boolean | undefined;
}

export interface BucketFilter {
  seed: string;
  ranges: readonly BucketRange[];
  hashVersion?: number | undefined;
  attribute?: string | undefined;
}

/** What is known of who comes: the id by which people are told apart, and others that filters ask for. */
export type Attributes = Readonly<Record<string, string>>;

export interface Remembered {
  /** The arm that a preview asks for. Whoever gives it has checked that the caller may see it. */
  forced?: number | undefined;
  /** The arms that this id had before, by experiment and version: `key__bucketVersion` and the arm's `meta` key. */
  sticky?: Readonly<Record<string, string>> | undefined;
}

export interface Assignment {
  /** The arm's number; null for who is not in the experiment, and sees what stands without it. */
  variation: number | null;
  /** If the arm came from the id. Arms that were forced count nowhere. */
  counts: boolean;
  /** To remember, so that the arm stays when weights change; null where there is nothing to remember. */
  remember: { name: string; arm: string } | null;
}

const OUT: Assignment = { variation: null, counts: false, remember: null };

/**
 * The arm of one id, as GrowthBook's SDK 1.8.0 decides it. A preview comes first, then an arm that was had before, which skips
 * filters, namespace and condition, then the hash. People who had a version below `minBucketVersion` stay out.
 */
export function assignArm(design: ExperimentDesign, attributes: Attributes, { forced, sticky }: Remembered = {}): Assignment {
  const id = attributes[design.hashAttribute || 'id'] ?? '';
  if (design.variations.length < 2) return OUT;
  if (forced !== undefined) return force(design, forced);
  if (design.status === 'draft' || design.active === false || id === '') return OUT;

  const before = design.disableStickyBucketing === true ? {} : (sticky ?? {});
  const known = findKnownArm(design, before);
  if (known === null && !isAmongThem(design, id, attributes)) return OUT;
  const place = hashToUnit(design.seed || design.key, id, design.hashVersion || 1);
  if (place === null || isVersionBlocked(design, before)) return OUT;

  const arm = known ?? findRange(place, design.ranges ?? bucketRanges(design.variations.length, design.coverage, design.weights));
  if (arm === null) return OUT;
  if (design.force !== undefined) return force(design, design.force);
  if (design.status === 'stopped' || arm >= design.variations.length) return OUT;
  return {
    variation: arm,
    counts: true,
    remember:
      design.disableStickyBucketing === true
        ? null
        : { name: nameVersion(design, design.bucketVersion ?? 0), arm: design.meta?.[arm]?.key || String(arm) },
  };
}

function force(design: ExperimentDesign, arm: number): Assignment {
  return arm >= 0 && arm < design.variations.length ? { variation: arm, counts: false, remember: null } : OUT;
}

function isAmongThem(design: ExperimentDesign, id: string, attributes: Attributes): boolean {
  return isInGroup(design, id, attributes) && (design.condition === undefined || meets(attributes, design.condition));
}

/** Filters hash by version 2 unless they say otherwise, namespaces always by version 1. */
function isInGroup({ filters, namespace }: ExperimentDesign, id: string, attributes: Attributes): boolean {
  if (filters !== undefined)
    return filters.every(({ seed, ranges, hashVersion, attribute }) => {
      const value = attributes[attribute || 'id'] ?? '';
      const place = value === '' ? null : hashToUnit(seed, value, hashVersion || 2);
      return place !== null && ranges.some((range) => isWithin(place, range));
    });
  if (namespace === undefined) return true;
  const [name, from, to] = namespace;
  const place = hashToUnit(`__${name}`, id, 1);
  return place !== null && isWithin(place, [from, to]);
}

function findKnownArm(design: ExperimentDesign, before: Readonly<Record<string, string>>): number | null {
  const key = before[nameVersion(design, design.bucketVersion ?? 0)];
  const at = key === undefined ? -1 : (design.meta ?? []).findIndex((arm) => arm.key === key);
  return at < 0 ? null : at;
}

function isVersionBlocked(design: ExperimentDesign, before: Readonly<Record<string, string>>): boolean {
  return Array.from({ length: design.minBucketVersion ?? 0 }, (_, version) => nameVersion(design, version)).some(
    (name) => before[name] !== undefined,
  );
}

function nameVersion({ key }: ExperimentDesign, version: number): string {
  return stickyName(key, version);
}

/** By what an arm that an id had before is remembered. */
export function stickyName(key: string, version = 0): string {
  return `${key}__${version}`;
}
