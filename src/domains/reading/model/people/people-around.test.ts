import { describe, expect, it } from 'vitest';
import { createGazetteer } from '../line/gazetteer.ts';
import { readQuery } from '../read-query.ts';

const gazetteer = createGazetteer(['Riverside', 'Oakdale']);
const read = (query: string) => readQuery(query, { gazetteer, isFrequentWord: (word) => word !== 'somlai', today: '2026-05-01' });
const classesOf = (query: string) => read(query).reading.fair_housing?.classes;

describe('wishes about people', () => {
  it.each([
    ['heavily Somali, 4 br', 'national_origin'],
    ['keep me away from the Nigerian part of Oakdale', 'national_origin'],
    ['somlai neighborhood, 2 beds', 'national_origin'],
    ['is Riverside an Italian area?', 'national_origin'],
    ["block that hasn't become Sikh", 'religion'],
    ['heathen-free block', 'religion'],
    ['is the neighborhood queer', 'sex_orientation_gender'],
    ['how affluent is Oakdale', 'source_of_income'],
    ['everyone on welfare here? 2 bed', 'source_of_income'],
    ['a devout town', 'religion'],
    ['a bit less elderly than Riverside', 'age'],
    ['street full of pensioners', 'age'],
    ['seniors on the same floor', 'age'],
    ['singles tower with pool', 'marital_status'],
    ['plenty of moms with babies around', 'familial_status'],
    ['kids are a dealbreaker in the building', 'familial_status'],
    ['where no one has a disability', 'disability'],
    ['is Oakdale good for singles', 'marital_status'],
    ['snooty neighbors', 'steering'],
    ['blue-state liberals around me', 'steering'],
  ])('are found however they are put: %s', (query, classOf) => {
    expect(classesOf(query)).toContain(classOf);
  });

  it.each([
    'near Korean, Thai or Indian food',
    '5 minutes from the Jewish community center',
    'on Christian Street',
    'Indian Creek townhouse',
    'French country kitchen',
    'near the African American history museum',
    'next to First Baptist',
    "we're Sikh, near a community center",
    'my elderly parents live with us',
    'two retired adults looking for a condo',
    "kids' rooms upstairs, parents down",
    'school for our kids nearby',
    'rent to students near college',
    'Korean-speaking agent please',
    'accessible to people with disabilities',
    'quiet neighbors, thick walls',
  ])('are none where a home, a place or the buyer is spoken of: %s', (query) => {
    expect(classesOf(query)).toBeUndefined();
  });

  it('are shown with the words that said them', () => {
    const words = read('3 beds, anywhere but the Arab quarter').spans.filter(({ slot }) => slot === 'fair_housing');
    expect(words.map(({ text }) => text)).toEqual(['Arab quarter']);
  });
});
