import { describe, expect, it } from 'vitest';
import { checkCopy, lintRemarks } from '#domains/compliance/contract.ts';
import { HOSTILE_ROUNDS } from '#tests/support/hostile-run.ts';
import { randomFacts } from '#tests/support/random-facts.ts';
import { findUnsupportedClaims } from '../claims/read-claims.ts';
import { readabilityOf } from '../score/readability.ts';
import { type HomeFacts, withoutFact } from '../home-facts.ts';
import { settleFacts } from '../settle-facts.ts';
import { type Copy } from './write-copy.ts';
import { textsOf, writeIn as write, YEAR } from '#tests/support/written-copy.ts';

/** The longest of each tone holds the sentences of the shorter ones. */
const wholeTextsOf = (copy: Copy): string[] =>
  textsOf({ ...copy, variants: copy.variants.filter(({ limit }) => limit === 4000) });

/** `HOSTILE_ROUNDS=8` reads a thousand. */
const HOMES = Array.from({ length: 125 * HOSTILE_ROUNDS }, (_, at) => {
  const facts = randomFacts(`home ${at}`, [0.08, 0.3, 0.6, 0.95][at % 4] ?? 1);
  return { facts, settled: settleFacts(facts, { year: YEAR }).facts, copy: write(facts, `seed ${at}`) };
});

/** Sentences passed both readers one by one: whole texts of every third home show what arises between them. */
const READ_WHOLE = HOMES.filter((_, at) => at % 3 === 0);

describe(`texts about ${HOMES.length} homes, some nearly empty, many contradictory`, () => {
  it('hardly refuses a sentence of its own', () => {
    expect(HOMES.flatMap(({ copy }) => copy.refused).length).toBeLessThan(HOMES.length / 100);
  });

  it('makes no claim without a field', () => {
    const found = READ_WHOLE.flatMap(({ copy, settled }) =>
      wholeTextsOf(copy).flatMap((text) =>
        findUnsupportedClaims(text, settled).map((claim) => `${claim.kind} “${claim.text}” in: ${text.slice(0, 160)}`),
      ),
    );
    expect(found.slice(0, 12)).toEqual([]);
  });

  it('gives the gate of words nothing to find', () => {
    const found = READ_WHOLE.flatMap(({ copy }) =>
      wholeTextsOf(copy).flatMap((text) =>
        [...checkCopy(text, { states: ['WA', 'CA', 'NY'] }), ...lintRemarks(text, { limit: 4000 })].map(
          (one) => `${one.text} in: ${text.slice(0, 120)}`,
        ),
      ),
    );
    expect(found.slice(0, 12)).toEqual([]);
  });

  it('says no word of a lot twice after its label, nor in a sentence of it', () => {
    const lines = HOMES.flatMap(({ copy }) =>
      wholeTextsOf(copy).flatMap((text) => text.match(/\b(?:The lot|Lot|Grounds): [^:]*?\.(?= |$)/g) ?? []),
    );
    expect(lines.length).toBeGreaterThan(HOMES.length / 10);
    expect(lines.filter((line) => /^(?:The )?lot: .*\blot\b/i.test(line) || /[^.\d]1 acres\b/.test(line))).toEqual([]);
    expect(
      HOMES.flatMap(({ copy }) => wholeTextsOf(copy)).filter((text) => /\bthe lot brings [^.;]*\blot\b/i.test(text)),
    ).toEqual([]);
    expect(lines.some((line) => /^(?:The lot|Lot): [\d,.]+ (?:acres|sq ft)/.test(line))).toBe(true);
  });

  it('says in a snippet what a home has and how it is apart, and of no unit that it has its building', () => {
    const shorts = HOMES.flatMap(({ copy: { titles, snippet, social } }) =>
      [...titles, snippet, social].flatMap((one) => one?.text ?? []),
    );
    expect(shorts.filter((text) => /\balso:|\b(?:with|and) (?:an? [^,.]*building|built in)\b/i.test(text))).toEqual([]);
  });

  it('puts no view on a lot', () => {
    const views = HOMES.flatMap(({ copy }) =>
      wholeTextsOf(copy).flatMap((text) => text.match(/[\w ]+: [\w ]*\bviews?\./g) ?? []),
    );
    expect(views.length).toBeGreaterThan(0);
    expect(views.filter((line) => /\b(?:lot|grounds):/i.test(line))).toEqual([]);
  });

  it('keeps two adjectives of a title apart', () => {
    const titles = HOMES.flatMap(({ copy }) => copy.titles.map(({ text }) => text));
    expect(titles.some((title) => /-bedroom, \w+-story /.test(title))).toBe(true);
    expect(titles.filter((title) => /-bedroom \w+-story /.test(title))).toEqual([]);
  });

  it('keeps every length', () => {
    for (const { copy } of HOMES) {
      for (const { text, limit } of copy.variants) expect(text.length).toBeLessThanOrEqual(limit);
      for (const { text } of copy.titles) expect(text.length).toBeLessThanOrEqual(80);
      expect(copy.snippet?.text.length ?? 0).toBeLessThanOrEqual(155);
      expect(copy.social?.text.length ?? 0).toBeLessThanOrEqual(280);
    }
  });

  it('names the fields of each sentence, and only fields that are known', () => {
    for (const { copy, settled } of HOMES) {
      const sentences = copy.variants.flatMap((variant) => variant.sentences);
      expect(sentences.filter(({ fields }) => fields.length === 0)).toEqual([]);
      for (const field of new Set(sentences.flatMap(({ fields }) => fields)))
        expect(withoutFact(settled, field)).not.toEqual(settled);
    }
  });

  it('reads as sentences', () => {
    const texts = HOMES.flatMap(({ copy }) => textsOf(copy));
    expect(
      texts
        .filter((text) =>
          /undefined|NaN|\{|\}| ,| \.|\.\.| {2}|\b(?:a a|an an|a an|the the|and and)\b|, \.|: \.|\ba (?!one)[aeio]\w/i.test(text),
        )
        .slice(0, 8),
    ).toEqual([]);
  });

  it('begins hardly two sentences in a row alike, and joins none about different things', () => {
    let [rows, alike, unrelated] = [0, 0, 0];
    for (const { copy } of HOMES)
      for (const { tone, limit, sentences } of copy.variants) {
        if (limit !== 1000 || tone === 'concise' || tone === 'factual') continue;
        const starts = sentences.map(({ text }) => text.split(' ').slice(0, 2).join(' '));
        rows += sentences.length;
        alike += starts.filter((start, at) => start === starts[at - 1]).length;
        unrelated += sentences.filter(({ text }) =>
          /^(?:Inside|Indoors|The kitchen|The interior)\b[^;]*, and the (?:home|house|condo) (?:is|has)\b/.test(text),
        ).length;
      }
    expect(alike / rows).toBeLessThan(0.01);
    expect(unrelated).toBe(0);
  });

  it('joins what belongs together, so that much is said in few sentences, and all of them are plain', () => {
    for (const tone of ['plain', 'warm', 'walkthrough'] as const) {
      // Those of which much is known.
      const texts = HOMES.filter((_, at) => at % 4 > 1).flatMap(({ copy }) =>
        copy.variants.filter((one) => one.tone === tone && one.limit === 1000).map(({ text }) => readabilityOf(text)),
      );
      const mean = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
      expect(mean(texts.map(({ words, sentences }) => words / sentences)), tone).toBeGreaterThan(13);
      expect(mean(texts.map(({ grade }) => grade ?? 0)), tone).toBeLessThan(9);
    }
  });

  it('says nothing twice in a text, and no second time in weaker words', () => {
    const heads = [
      'floor(?:s|ing)(?! plan)',
      'counter(?:s|tops)',
      'closets',
      'sprinklers',
      'views?',
      'fenc(?:e|ing)',
      'porch(?:es)?',
    ];
    const texts = HOMES.flatMap(({ copy }) => copy.variants.filter(({ limit }) => limit === 1000).map(({ text }) => text));
    const twice = texts.flatMap((text) =>
      heads.flatMap((head) => {
        const said = text.match(new RegExp(`\\b(?<!\\b(?:a|fee|golf course) )${head}\\b`, 'g')) ?? [];
        return said.length > 1 ? [`${said.join(', ')}: ${text}`] : [];
      }),
    );
    // "A fenced back yard" and "a view" may stand beside a fence and a view of something.
    expect(twice.slice(0, 3)).toEqual([]);
    expect(texts.filter((text) => /\bfinished basement[^.]* finished sq ft|below grade.*\ba basement\b/.test(text))).toEqual([]);
    expect(
      texts.filter((text) =>
        /\b(?:built-ins|built-in features)\b.*\bbookcases|\bbookcases\b.*\bbuilt-(?:ins|in features)\b/.test(text),
      ),
    ).toEqual([]);
  });

  it('agrees with the first of several things, also where they share a noun', () => {
    const texts = HOMES.flatMap(({ copy }) => textsOf(copy));
    expect(
      texts
        .filter((text) =>
          /\bthere is (?!an? )[\w,’ -]*?(?:floors|views|ceilings|counters|porches)\b/.test(
            text.replaceAll(
              /there is (?:an? |central|recessed|natural|crown|carpet|high-speed|landscaping|smart|laundry)[^.;]*/g,
              '',
            ),
          ),
        )
        .slice(0, 3),
    ).toEqual([]);
  });

  it('names a noun that two things share once', () => {
    const texts = HOMES.flatMap(({ copy }) =>
      copy.variants.flatMap(({ tone, sentences }) => (tone === 'plain' ? sentences : [])),
    );
    expect(
      texts.filter(({ text }) => /\b(\w+ )?floors(?:,| and) (?!a |an )[\w ]+ floors\b/.test(text)).map(({ text }) => text),
    ).toEqual([]);
    expect(texts.some(({ text }) => / and [\w ]+ floors\b/.test(text))).toBe(true);
  });

  it('seldom says the same sentence of two homes', () => {
    // A sentence of one common fact comes back by chance; with more facts, it must not.
    for (const tone of ['plain', 'warm', 'walkthrough'] as const) {
      const homesOf = new Map<string, number>();
      for (const { copy } of HOMES)
        for (const { text, fields } of copy.variants.find((one) => one.tone === tone && one.limit === 4000)?.sentences ?? []) {
          if (fields.length < 3) continue;
          homesOf.set(text, (homesOf.get(text) ?? 0) + 1);
        }
      const repeated = [...homesOf.values()].filter((count) => count > 1).reduce((sum, count) => sum + count, 0);
      // One pair among 250 homes. Of twice as many, each has twice as many others to be like.
      expect(repeated, tone).toBeLessThanOrEqual(2 * (HOMES.length / 250) ** 2);
    }
  });

  it('has other words in each round, as long as there are others, and then the first again', () => {
    const of = (facts: HomeFacts, round: number) =>
      write(facts, 'one', round).variants.filter(({ tone, limit }) => tone === 'plain' && limit === 500)[0]?.text;
    for (const { facts } of HOMES.filter((_, at) => at % 32 === 3)) {
      const texts = [0, 1, 2, 3].map((round) => of(facts, round));
      expect(new Set(texts).size).toBe(4);
    }
    const poor = { fields: { City: 'Reno' }, rooms: [], nearby: [] };
    const texts = Array.from({ length: 8 }, (_, round) => of(poor, round));
    expect(texts[0]).toMatch(/property.* Reno|Reno.* property/);
    const ways = new Set(texts).size;
    expect(ways).toBeGreaterThan(1);
    expect(texts.slice(0, 8 - ways)).toEqual(texts.slice(ways));
  });

  it('repeats little of homes of which little is known', () => {
    const homes = Array.from({ length: 300 }, (_, at) => write(randomFacts(`poor ${at}`, 0.08), `seed ${at}`));
    for (const [tone, most] of [
      ['plain', 0.2],
      ['warm', 0.2],
      ['walkthrough', 0.2],
      ['concise', 0.3],
      ['factual', 0.4],
    ] as const) {
      const sentences = homes.flatMap((copy) =>
        (copy.variants.find((one) => one.tone === tone && one.limit === 4000)?.sentences ?? []).map(({ text }) => text),
      );
      const counts = Map.groupBy(sentences, (text) => text);
      const repeated = sentences.filter((text) => (counts.get(text)?.length ?? 0) > 1).length;
      expect(repeated / sentences.length, tone).toBeLessThan(most);
    }
  });

  it('takes a claim away with its fact', () => {
    for (const { facts, copy } of HOMES.filter((_, at) => at % 240 === 3))
      for (const field of copy.factsUsed) {
        const without = write(withoutFact(facts, field));
        expect(without.factsUsed).not.toContain(field);
        const settled = settleFacts(withoutFact(facts, field), { year: YEAR }).facts;
        expect(wholeTextsOf(without).flatMap((text) => findUnsupportedClaims(text, settled))).toEqual([]);
      }
  });

  it('name the home in each sentence that may be taken alone', () => {
    const sentences = HOMES.flatMap(({ copy }) => copy.variants.flatMap((variant) => variant.sentences));
    const short = sentences.filter(({ text }) => text.startsWith('It has '));
    expect(short.length).toBeGreaterThan(0);
    for (const { text, alone } of short) expect(alone?.replace(/^The .+? has /, 'It has ')).toBe(text);
  });

  it('say what belongs together in one sentence, and costs and walks alone', () => {
    const sentences = HOMES.flatMap(({ copy }) => copy.variants.flatMap((variant) => variant.sentences.map(({ text }) => text)));
    const odd =
      / below grade, and (?:the )?association|\ba (?:8|11|18)-minute|stor(?:y|ies), with [^.]*\bview|^On a [^.]* is for sale|\b(?:step out|head outside|go inside|step inside) to (?:an? )?(?:\w+[ -])?(?:fence|fencing|sprinklers|hookup)\b/;
    expect(sentences.filter((text) => odd.test(text))).toEqual([]);
  });
});
