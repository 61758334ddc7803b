import { combine, type Row } from './row.ts';

/** Small words between the others. The letters are those of `lexicon.ts`. */
export const SMALL_WORDS: Row[] = [
  // Is, will
  ['b', null, 'able willing prepared going ready is are am was were be been being will would can could may might'],
  // Prepositions
  [
    't',
    null,
    [
      combine(
        'who that',
        'use uses need needs have has own owns bring brings wear wears rely_on relies_on suffer_from suffers_from struggle_with struggles_with receive receives collect collects get gets take takes depend_on depends_on live_on lives_on pay_with pays_with come_from comes_from',
      ),
      'with without_any from of on using having over under who_are that_are who_is receiving paying_with',
    ].join(' '),
  ],
  // And, or
  ['c', null, 'and or and_or plus'],
  // Articles, and adjectives of taste
  [
    'd',
    null,
    `
      mental physical drug_free substance_free a an the any some other more very nice quiet small large little local own
      responsible clean tidy kind sweet active energetic new additional stable reliable wonderful_old long_term short_term
      longterm our their this that these those_nice loud noisy rowdy real true such another lot_of several big happy busy
      respectful considerate serious full_time part_time fulltime non_smoking nonsmoking tall short closeknit close_knit
      tight_knit strong vibrant tightknit thriving growing historic established old_fashioned all every nicely certain
      specific one_nice discerning vegetarian vegan discriminating outgoing easygoing creative artistic social traveling
      visiting urban modern budding outdoorsy wealthy_old hip trendy legacy pet_loving recovering adventurous lone solo
      tenacious truly qualified local_only upstairs downstairs screaming wild multigenerational multi_generational multigeneration extended
    `,
  ],
  // Numbers
  ['#', null, 'one two three four five six'],
  // Others
  [
    'z',
    null,
    `
      here there it its your my his her we i you they he she to at in by as but because while if when which where who so than
      then too also just even however near_by nearby minutes steps today now together alike everywhere within up down out into
      through about during after before since until has have had do does did get gets come comes make makes go goes see bring
      whose still call text apply alone again always already often around throughout along per yes sorry thanks please live lives living reside
      residing not_just not_only youre theyre hes shes youll theyll im ive youve weve theyve
    `,
  ],
];
