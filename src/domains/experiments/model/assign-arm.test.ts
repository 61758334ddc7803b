import { GrowthBook, LocalStorageStickyBucketService } from '@growthbook/growthbook';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assignArm, type ExperimentDesign } from './assign-arm.ts';
import { bucketRanges, findRange, hashToUnit } from './bucket.ts';

/** Ids as people and machines make them: numbers, uuids, mails, other alphabets, signs beyond 16 bits, broken halves of them. */
const IDS = Array.from({ length: 10_000 }, (_, at) => {
  const kinds = [
    `${at}`,
    `user-${at}`,
    `ü🙂${at}`,
    `${at}@example.com`,
    `漢字${at}\u2028`,
    `\uD800${at}`,
    ' '.repeat(at % 9) + at,
  ];
  return kinds[at % kinds.length] ?? '';
});

const DESIGNS: ExperimentDesign[] = [
  { key: 'hero', variations: [0, 1] },
  { key: 'hero', variations: [0, 1], hashVersion: 2 },
  { key: 'hero', variations: [0, 1, 2], hashVersion: 2, weights: [0.1, 0.2, 0.7], coverage: 0.4 },
  { key: 'hero', variations: [0, 1, 2], hashVersion: 2, weights: [0.5, 0.5], seed: 'again', namespace: ['pages', 0.2, 0.75] },
  {
    key: 'hero',
    variations: [0, 1],
    hashVersion: 2,
    filters: [
      {
        seed: 'f',
        ranges: [
          [0, 0.1],
          [0.5, 0.9],
        ],
      },
    ],
    weights: [2, 2],
  },
  {
    key: 'hero',
    variations: [0, 1],
    hashVersion: 2,
    ranges: [
      [0.1, 0.2],
      [0.3, 1.1],
    ],
  },
  { key: 'hero', variations: [0, 1], hashVersion: 3 },
  { key: 'hero', variations: [0, 1], hashVersion: 2, force: 1, coverage: 0.5 },
  { key: 'hero', variations: [0], hashVersion: 2 },
  { key: 'hero', variations: [0, 1], status: 'stopped' },
  { key: 'hero', variations: [0, 1], active: false },
  { key: 'hero', variations: [0, 1], condition: { id: { $regex: '^(user|ü)', $nin: ['user-1', 'user-8'] } } },
  {
    key: 'hero',
    variations: [0, 1],
    condition: { $or: [{ id: { $lt: '5' } }, { $not: { id: { $vgte: '1.2.0' } } }], country: null },
  },
];

/** Of all operators, on the id and on what nobody has, with what they expect and with what they do not. */
const CONDITIONS = fc.letrec<{ wanted: unknown; asked: unknown; condition: Record<string, unknown> }>((tie) => {
  const value = fc.oneof(fc.constantFrom('', '5', 'user-1', 'USER-1', 'v1.2.3', '1.2.3-rc.1', '^u', '(', 'a/b'), fc.string());
  const plain = fc.oneof(value, fc.constantFrom(0, 5, 1.2, true, false, null));
  const list = fc.array(plain, { maxLength: 3 });
  const operators = [
    '$eq',
    '$ne',
    '$lt',
    '$lte',
    '$gt',
    '$gte',
    '$veq',
    '$vne',
    '$vlt',
    '$vlte',
    '$vgt',
    '$vgte',
    '$exists',
    '$in',
    '$nin',
  ];
  operators.push(
    '$ini',
    '$nini',
    '$inGroup',
    '$notInGroup',
    '$size',
    '$elemMatch',
    '$all',
    '$alli',
    '$regex',
    '$regexi',
    '$type',
    '$odd',
  );
  const operator = fc.constantFrom(...operators);
  return {
    wanted: fc.oneof(
      { depthSize: 'small' },
      plain,
      list,
      fc.dictionary(operator, fc.oneof(plain, list), { maxKeys: 2 }),
      fc.record({ $not: tie('wanted') }),
      fc.constantFrom({}, { $type: 'string' }, { $type: 'null' }, { other: 1 }),
    ),
    asked: fc.tuple(fc.constantFrom('id', 'country', 'id.length'), tie('wanted')).map(([name, wanted]) => ({ [name]: wanted })),
    condition: fc.oneof(
      { depthSize: 'small' },
      tie('asked'),
      fc
        .tuple(fc.constantFrom('$or', '$nor', '$and'), fc.array(tie('condition'), { maxLength: 3 }))
        .map(([name, conditions]) => ({ [name]: conditions })),
      tie('condition').map((one) => ({ $not: one })),
    ) as fc.Arbitrary<Record<string, unknown>>,
  };
}).condition;

beforeEach(() => {
  // The SDK complains of each odd design.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('assignArm', () => {
  it.each(DESIGNS)('gives 10,000 ids the arms of GrowthBook’s SDK: %j', (design) => {
    const growthbook = new GrowthBook();
    const differences = IDS.filter((id) => assignArm(design, { id }).variation !== askSdk(growthbook, design, id));
    expect(differences).toEqual([]);
    growthbook.destroy();
  });

  it('agrees on any design', () => {
    const share = fc.double({ min: -0.2, max: 1.3, noNaN: true });
    const range = fc.tuple(share, share);
    const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
    const designs = fc.record({
      // The SDK takes names that every object has, such as `valueOf`, for arms that were forced.
      key: fc.string({ minLength: 1 }).filter((key) => !(key in {})),
      variations: fc.array(fc.integer(), { maxLength: 5 }),
      seed: optional(fc.string()),
      hashVersion: optional(fc.integer({ min: 0, max: 3 })),
      weights: optional(fc.oneof(fc.array(share, { maxLength: 5 }), fc.constant([0.1, 0.2, 0.7]))),
      coverage: optional(share),
      ranges: optional(fc.array(range, { maxLength: 6 })),
      namespace: optional(fc.tuple(fc.string(), share, share)),
      filters: optional(
        fc.array(
          fc.record({
            seed: fc.string(),
            ranges: fc.array(range, { maxLength: 3 }),
            hashVersion: optional(fc.integer({ min: 1, max: 3 })),
            attribute: optional(fc.constantFrom('id', 'other')),
          }),
          { maxLength: 2 },
        ),
      ),
      condition: optional(CONDITIONS),
      active: optional(fc.boolean()),
      status: optional(fc.constantFrom('draft', 'running', 'stopped')),
    });
    const growthbook = new GrowthBook();
    fc.assert(
      fc.property(designs, fc.string({ unit: 'binary' }), (design, id) => {
        expect(assignArm(design, { id }).variation).toBe(askSdk(growthbook, design, id));
      }),
      { numRuns: 3000 },
    );
    growthbook.destroy();
  });

  it('keeps an arm when weights change, and keeps people of old versions out', () => {
    const before: ExperimentDesign = { key: 'hero', variations: [0, 1], hashVersion: 2, meta: [{ key: 'a' }, { key: 'b' }] };
    const changes: Partial<ExperimentDesign>[] = [
      { weights: [0.05, 0.95] },
      { coverage: 0 },
      { namespace: ['pages', 0, 0.01] },
      { bucketVersion: 1 },
      { bucketVersion: 1, minBucketVersion: 1 },
      { meta: [{ key: 'b' }, { key: 'a' }] },
      { disableStickyBucketing: true, weights: [0.9, 0.1] },
      { status: 'stopped' },
    ];
    for (const id of IDS.slice(0, 300)) {
      const { remember } = assignArm(before, { id });
      expect(remember).not.toBeNull();
      const sticky = remember === null ? {} : { [remember.name]: remember.arm };
      for (const change of changes) {
        const after = { ...before, ...change };
        const growthbook = rememberingSdk(id, sticky);
        expect(assignArm(after, { id }, { sticky }).variation).toBe(run(growthbook, after));
        growthbook.destroy();
      }
    }
  });

  it('shows a preview what it asks for, and does not count it', () => {
    const design = { key: 'hero', variations: [0, 1], status: 'draft' };
    expect(assignArm(design, { id: '1' }, { forced: 1 })).toEqual({ variation: 1, counts: false, remember: null });
    expect(assignArm(design, { id: '1' }, { forced: 7 }).variation).toBeNull();
  });
});

describe('the hash', () => {
  it('is GrowthBook’s', () => {
    expect(hashToUnit('seed', 'a', 2)).toBe(0.0505);
    expect(hashToUnit('hero', 'ü🙂', 2)).toBe(0.6252);
    expect(hashToUnit('hero', 'a', 3)).toBeNull();
  });

  it('adds weights up from the left, as floating point does', () => {
    expect(findRange(0.3, bucketRanges(3, 1, [0.1, 0.2, 0.7]))).toBe(1);
    expect(bucketRanges(2, 0.5)).toEqual([
      [0, 0.25],
      [0.5, 0.75],
    ]);
  });
});

function askSdk(growthbook: GrowthBook, design: ExperimentDesign, id: string): number | null {
  void growthbook.setAttributes({ id });
  return run(growthbook, design);
}

/** An SDK that knows what an id had before. */
function rememberingSdk(id: string, assignments: Readonly<Record<string, string>>): GrowthBook {
  const kept = new Map<string, string>();
  return new GrowthBook({
    attributes: { id },
    stickyBucketService: new LocalStorageStickyBucketService({
      localStorage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    }),
    stickyBucketAssignmentDocs: {
      [`id||${id}`]: { attributeName: 'id', attributeValue: id, assignments: { ...assignments } },
    },
  });
}

function run(growthbook: GrowthBook, design: ExperimentDesign): number | null {
  const result = growthbook.run(structuredClone(design) as Parameters<typeof growthbook.run>[0]);
  return result.inExperiment ? result.variationId : null;
}
