import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkCopy } from './check-copy.ts';
import { readLabelled } from './learned/read-labelled.ts';

const labelledIn = (name: string) => readLabelled(readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8'));
const textsOf = (text: string) => checkCopy(text).map((one) => one.text);

describe('signs', () => {
  it.each([
    ['🚫🏳️‍🌈', '🚫🏳️‍🌈'],
    ['No 🇲🇽 tenants', 'No 🇲🇽'],
    ['👩🏿🚫', '👩🏿'],
    ['Cozy studio, 💑 only', '💑 only'],
    ['✝️ only, please', '✝️ only'],
  ])('are read beside a limit: %s', (text, found) => {
    expect(textsOf(text).join(' ')).toContain(found);
  });

  it.each([
    '🌈 A home full of light 🏠',
    'Happy Easter ✝️ from our office',
    '🏡 A big family room 👨‍👩‍👧‍👦 and a pool',
    'No pets 🚫🐶',
  ])('decorate elsewhere: %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
});

describe('letters of personals', () => {
  it('are read for people where a wish follows', () => {
    expect(textsOf('Room, F only.')).toEqual(['F only']);
    expect(textsOf('M/F roommate wanted.')).toEqual([]);
  });
});

describe('a sentence that denies a limit', () => {
  it.each([
    'No applicant is turned away for paying with a housing voucher.',
    'There is no rule against children upstairs.',
    'The HOA repealed its “seniors only” rule in 2019.',
  ])('is none: %s', (text) => {
    expect(checkCopy(text)).toEqual([]);
  });

  it.each([
    'No applicant is turned away, but no Section 8.',
    'We never turn away families, however adults only on the top floor.',
    'We do not limit the number of children as long as there are none under 12.',
  ])('takes nothing back: %s', (text) => {
    expect(checkCopy(text)).not.toEqual([]);
  });
});

describe('a roundabout wording', () => {
  it.each([
    ['Those who bow toward Mecca will want a different building.', 'religion'],
    ['The seller hopes for somebody who salutes when the anthem plays.', 'steering'],
    ['The block has stayed the way it was.', 'steering'],
    ['If you need a ramp, you need a different house.', 'disability'],
    ['The bylaws ask for matins at seven, and the owner rings the bell.', 'religion'],
    ['In what locals call Little Kabul, near the bakeries.', 'national_origin'],
    ['The tenants turn in early, and we mean to keep it that way.', 'steering'],
    ['A naturalization certificate must come with the application.', 'national_origin'],
    ['No wheelchair lift will ever be put in for a tenant.', 'disability'],
    ['When a state agency covers the rent, we pass.', 'source_of_income'],
    ['Nobody in the building has ballet recitals to get to.', 'familial_status'],
    ['Rent is $1,800, or $2,000 if you have kids.', 'familial_status'],
    ['The owners would love to see a young family fill these rooms again.', 'familial_status'],
    ['Military tenants must waive their right to leave on orders.', 'military_status'],
    ['Applicants must be legally wed.', 'marital_status'],
    ['The building skews young and likes it that way.', 'age'],
  ])('is a warning: %s', (text, category) => {
    expect(checkCopy(text)[0]).toMatchObject({ category, severity: 'soft' });
  });

  it.each([
    'The seller hopes for a buyer who will keep the roses.',
    'Tenants who smoke should look elsewhere.',
    'We count every income, if it is lawful and it adds up.',
    'The block has not changed zoning since 1986.',
    'The crib and the stroller stay with the house.',
    'Little Havana is the official name of the district.',
    'The association means to add a dock.',
    'A ramp for wheelchair users leads to the pool.',
    'No ramps or rails were added by the sellers.',
    'The state writes a check for the solar rebate.',
    'Everyone who calls gets the same information.',
    'A neighborhood.',
    'The listing is offered in English, Spanish and Mandarin.',
    'The owner hopes to move closer to her grandchildren.',
    'Interpreters on request, and the flyer comes in English, Spanish and Mandarin.',
  ])('speaks of the home, the sale or the lease: %s', (text) => {
    expect(checkCopy(text)).toEqual([]);
  });
});

describe('offsets', () => {
  it.each([
    ['No\u200B child\u200Bren, please', 'No\u200B child\u200Bren'],
    ['Garden flat. ＮＯ　ＫＩＤＳ!', 'ＮＯ　ＫＩＤＳ'],
    ['🏡🏡 Nо сhildrеn here', 'Nо сhildrеn'],
    ['Able\u2011bodied and quiet', 'Able\u2011bodied'],
    ['Ideal for a Mus\u00ADlim fam\u00ADily', 'Mus\u00ADlim fam\u00ADily'],
    ['no ch!ldren', 'no ch!ldren'],
    ['#NoKids', 'NoKids'],
    ['N O  K I D S', 'N O  K I D S'],
    ['Must be a U.S. citizen', 'Must be a U.S. citizen'],
    ['no c.h.i.l.d.r.e.n here', 'no c.h.i.l.d.r.e.n'],
    ['We don’t rent to Méxicans.', 'don’t rent to Méxicans'],
    ['No “kids” please', 'No “kids”'],
    ['“Adults only” building', 'Adults only'],
  ])('are those of the text as written: %s', (text, expected) => {
    const [first] = checkCopy(text);
    expect(text.slice(first?.start, first?.end)).toBe(expected);
    expect(first?.text).toBe(expected);
  });

  it('lie within any text, in order, apart from each other', () => {
    for (const { text } of labelledIn('every-class.txt')) {
      let end = 0;
      for (const found of checkCopy(`\u200B🏠 ${text}`)) {
        expect(found.start).toBeGreaterThanOrEqual(end);
        expect(found.end).toBeGreaterThan(found.start);
        end = found.end;
      }
    }
  });
});

describe('checkCopy', () => {
  it('calls an error what the law of a given state forbids, and a warning elsewhere', () => {
    expect(checkCopy('No Section 8.')[0]).toMatchObject({ severity: 'soft', pack: 'states' });
    expect(checkCopy('No Section 8.', { states: ['TX'] })[0]).toMatchObject({ severity: 'soft' });
    expect(checkCopy('No Section 8.', { states: ['TX', 'CA'] })[0]).toMatchObject({ severity: 'hard', pack: 'CA' });
    expect(checkCopy('No children.', { states: ['TX'] })[0]).toMatchObject({ severity: 'hard', pack: 'federal' });
  });

  it('lets housing for older persons say so', () => {
    expect(textsOf('55+ community with pickleball')).toEqual(['55+']);
    expect(textsOf('55+ community under HOPA, with pickleball')).toEqual([]);
  });

  it('asks that texts of pictures name nobody by class', () => {
    const text = 'A young couple on the deck at sunset';
    expect(checkCopy(text)).toEqual([]);
    expect(checkCopy(text, { kind: 'alternative_text' })).toHaveLength(1);
  });

  it('reads whom a rule of the house, a fee or a paper is about', () => {
    const categoryOf = (text: string) => checkCopy(text)[0]?.category;
    expect(categoryOf('Service dogs under 30 pounds only.')).toBe('disability');
    expect(categoryOf('Live-in aides count as extra tenants.')).toBe('disability');
    expect(categoryOf('Each child adds fifty bucks to the rent.')).toBe('familial_status');
    expect(categoryOf('Kids under 14 have to use the side entrance.')).toBe('familial_status');
    expect(categoryOf('Please write your country of birth on the application.')).toBe('national_origin');
    expect(categoryOf('18-25 year olds need not apply.')).toBe('age');
    expect(categoryOf('Whites moved out in droves.')).toBe('race_color');
    expect(textsOf('Service dogs of any size are welcome.')).toEqual([]);
    expect(textsOf('Live-in aides do not count as occupants.')).toEqual([]);
    expect(textsOf('Applicants who can move in by June are asked to say so.')).toEqual([]);
  });

  it('marks whom a sentence names where it says the rest of them in general', () => {
    expect(textsOf('The building is mostly Polish, and we like it that way.').join(' ')).toContain('Polish');
    expect(checkCopy('The building is mostly Polish, and we like it that way.')[0]?.category).toBe('national_origin');
  });

  it('reads Spanish of one who is wanted', () => {
    expect(checkCopy('Se busca cristiano para compartir apartamento.')[0]?.category).toBe('religion');
    expect(checkCopy('Buscamos persona de 30 a 45 años.')[0]?.category).toBe('age');
  });

  it('finds each phrase of a text', () => {
    expect(textsOf('Adults only. Perfect for young professionals. Safe neighborhood! No vouchers.')).toEqual([
      'Adults only',
      'young professionals',
      'Safe neighborhood',
      'No vouchers',
    ]);
  });

  it('marks people once where the words beside them speak of them too', () => {
    expect(textsOf('Perfect for military families stationed at the base.')).toEqual(['military families']);
  });

  it('reads people as such where the home has no stairs', () => {
    expect(textsOf('Great for seniors, no stairs anywhere.')).toEqual(['seniors']);
  });

  it('warns where people the law protects and a refusal share a sentence', () => {
    expect(checkCopy('All dogs, support animals included, are refused.')[0]).toMatchObject({
      category: 'disability',
      severity: 'soft',
    });
    expect(textsOf('Cats are fine; assistance animals are not pets.')).toEqual([]);
  });

  it.each([
    ['No se admiten bebés.', 'familial_status'],
    ['Se alquila piso a estudiantes.', 'age'],
    ['Preferimos personas casadas.', 'marital_status'],
    ['Vecindario blanco.', 'race_color'],
    ['Buscamos muchacha seria.', 'sex'],
  ])('reads Spanish: %s', (text, category) => {
    expect(checkCopy(text)[0]?.category).toBe(category);
  });

  it('takes names and English for what they are', () => {
    expect(textsOf('A cul-de-sac off El Camino Real, near Chico and Casa Del Mar: no HOA.')).toEqual([]);
    expect(textsOf('Bienvenidos niños y mascotas. Cuarto para niños y patio.')).toEqual([]);
  });

  it.each([
    ['🚫👶', '🚫👶'],
    ['NO $ECTION 8', 'NO $ECTION 8'],
    ['chldrn not allowed', 'chldrn not allowed'],
    ['no tod dlers', 'no tod dlers'],
    ['No kid s under twelve', 'No kid s under twelve'],
    ['Sect ion 8 not accepted', 'Sect ion 8 not accepted'],
    ['no for eign ers', 'no for eign ers'],
  ])('reads what is hidden: %s', (text, expected) => {
    expect(textsOf(text)).toContain(expected);
  });

  it('asks of what people have whether a rule speaks of it', () => {
    expect(textsOf('High chairs and toys do not belong in this building.')).not.toEqual([]);
    expect(textsOf('The high chair and the toys are not included.')).toEqual([]);
    expect(textsOf('Pet rent applies to dogs, not to service animals.')).toEqual([]);
    expect(textsOf('No deposit. No service animals.')).toEqual(['No service animals']);
  });

  it.each([
    ['What faith are you? The house has a chapel.', 'religion'],
    ['Need an interpreter to talk to me? Then this won’t work.', 'national_origin'],
    ['We do not put in grab bars for anyone.', 'disability'],
    ['Chair lifts aren’t allowed on our stairs.', 'disability'],
    ['We don’t widen doors, even if a tenant pays.', 'disability'],
    ['With a boy of four I can only offer you the basement.', 'familial_status'],
    ['Bring your kids so the owner can see how they behave.', 'familial_status'],
    ['Include a photo of your family with your offer.', 'steering'],
  ])('reads what is asked, refused and offered to one household: %s', (text, category) => {
    expect(checkCopy(text)[0]?.category).toBe(category);
  });

  it.each([
    'Bring the kids if you like; the yard is fenced.',
    'Your church friends are welcome to park in the guest spots on Sunday.',
    'Your pastor may pick up the keys for you with a note.',
    'Please don’t send a photo or a letter about your family with the offer; our seller reviews terms only.',
    'The tub has no grab bars yet; we install them on request.',
  ])('lets an office write to one household: %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it('reads what an animal that assists is charged', () => {
    for (const text of [
      'Guide dogs only for a fee.',
      'Assistance dogs welcome with a $300 pet deposit.',
      'Support cats are charged at the normal pet rate.',
      'Service animals: $25 a month.',
      'Guide dogs are fine as long as you pay the fee.',
    ])
      expect(checkCopy(text)[0]).toMatchObject({ category: 'disability', severity: 'hard' });
    for (const text of [
      'Service animals are welcome with no deposit.',
      'Service animals live here for no fee.',
      'Service dogs are welcome with a waived deposit.',
      'Pets $35 a month, service animals none.',
    ])
      expect(textsOf(text)).toEqual([]);
  });

  it('reads slips in the second of two groups, complexions, and adjectives between commas', () => {
    expect(textsOf('Blck or Hispanc tenants preferred.')).toEqual(['Blck or Hispanc tenants preferred']);
    expect(checkCopy('Rent goes to light-complexioned people first.')[0]?.category).toBe('race_color');
    expect(checkCopy('Looking for a clean, responsible guy to take the room.')[0]).toMatchObject({
      category: 'sex',
      severity: 'hard',
    });
    expect(textsOf('We prefer Korean tenants because the landlord speaks Korean.')).toEqual(['Korean tenants']);
    expect(textsOf('The landlord speaks Korean.')).toEqual([]);
  });

  it('takes shops in a list, and a buyer who is often away, for what they are', () => {
    expect(textsOf('A kosher deli, a halal butcher and a pharmacy are within six blocks.')).toEqual([]);
    expect(textsOf('A kosher market and a halal butcher make this the right block.')).not.toEqual([]);
    expect(textsOf('Ideal for someone who travels often, since the association mows the lawn.')).toEqual([]);
  });

  it('takes plain words of a home, and joys for everybody, for what they are', () => {
    for (const text of [
      'A neighborhood with lots of energy.',
      'A vibrant community.',
      'Anyone will love the rooftop.',
      'A kitchen any cook would love.',
      'The right buyer will see past the wallpaper.',
      'Do you have papers to show from your lender?',
      'What church is that in the third photo?',
    ])
      expect(textsOf(text)).toEqual([]);
    expect(textsOf('Highly rated schools, best in the county.')).toEqual(['schools']);
    expect(textsOf('A kitchen any housewife would love.')).not.toEqual([]);
  });

  it.each([
    ['The owner likes a married man with a steady job.', 'marital_status'],
    ['Seeking a straight male to share a two-bedroom.', 'sexual_orientation_gender_identity'],
    ['The owner would like a husband and wife, not two men.', 'sexual_orientation_gender_identity'],
    ['Mature persons preferred.', 'familial_status'],
    ['Mature persons over 50 preferred.', 'age'],
    ['Deployed in the fall? We want someone who stays.', 'military_status'],
  ])('tells what a wish is about: %s', (text, category) => {
    expect(checkCopy(text).map((one) => one.category)).toContain(category);
  });

  it.each([
    ['Rental assistance applicants go to the end of the list.', 'source_of_income'],
    ['ESA letters from the internet are not honored.', 'disability'],
    ['Since you use a scooter, the manager would rather you took the back unit.', 'disability'],
    ['The schools are not what you want for your kids.', 'steering'],
    ['There have been break-ins over there.', 'steering'],
    ['The lot backs to a mosque, so plan accordingly.', 'religion'],
    ['Over-60s park, though we’ve never filed the HOPA papers.', 'age'],
    ['Service dogs pay the same pet rent as everyone else.', 'disability'],
    ['Located across from the historically Black college.', 'race_color'],
    ['Friday prayers? You will feel more at home across town.', 'religion'],
    ['Seizures? I’m not sure the co-op is ready for that.', 'disability'],
    ['We want a normal man-and-woman couple.', 'sexual_orientation_gender_identity'],
    ['Rent is lower for women who will help with the cleaning.', 'sex'],
  ])('reads what comes of being somebody: %s', (text, category) => {
    expect(checkCopy(text).map((one) => one.category)).toContain(category);
  });

  it.each([
    'Late applications go to the end of the list.',
    'There is a break in the fence over there.',
    'The lot backs to a mosque and a library.',
    'The landlord opted out of the paper billing program.',
    'Ideal for someone who wants a home in good shape.',
    'A street where neighbors watch the sunset from their porches.',
    'Tenants should be out by the 25th.',
    'Rent is lower for a lease of eighteen months.',
  ])('lets nothing come of it: %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  it('calls it an error where a home is offered to one sex by name', () => {
    expect(checkCopy('Ladies, this condo was made for you.')[0]).toMatchObject({ category: 'sex', severity: 'hard' });
  });

  it('lets the police be asked about crime', () => {
    expect(textsOf('For crime statistics, contact the police.')).toEqual([]);
    expect(textsOf('Crime statistics speak for this street.')).toEqual(['Crime']);
  });

  it('lets people say that they love kids, unless a refusal follows', () => {
    expect(textsOf('We love kids and dogs, and the yard is fenced.')).toEqual([]);
    expect(textsOf('We love kids, but no smokers, please.')).toEqual([]);
    expect(textsOf('We love kids, but the loft is not the place for them.')).toEqual(['kids']);
  });

  it('finds nothing where a text refuses nobody', () => {
    expect(textsOf('We rent to everyone regardless of race, religion, or whether there are children.')).toEqual([]);
    expect(textsOf('We rent regardless of race, but no children.')).toEqual(['no children']);
  });
});

it.each(['business', 'review'] as const)('says of the words of a %s nothing about homes', (kind) => {
  const found = readLabelledTexts().flatMap((text) => checkCopy(text, { kind }));
  expect(found.length).toBeGreaterThan(100);
  expect(found.map(({ suggestion }) => suggestion).filter((said) => /\bhome|lease|occupant|pet policy/i.test(said))).toEqual([]);
});

const readLabelledTexts = () => labelledIn('every-class.txt').map(({ text }) => text);

it.each([
  ['Safe, quiet neighborhood near St. Mary church', ['steering: Safe, quiet neighborhood', 'religion: St. Mary church']],
  ['A 3-bed home near Saint Luke’s church.', ['religion: Saint Luke’s church']],
  ['Safe Christian neighborhood.', ['steering: Safe', 'religion: Christian neighborhood']],
  ['Safe, family neighborhood.', ['steering: Safe', 'familial_status: family neighborhood']],
  ['The home stands at Grant St., near a church.', []],
  ['On Pine St. near church and school.', []],
])('lets no finding hide one of another kind: %s', (text, found) => {
  expect(checkCopy(text).map((one) => `${one.category}: ${one.text}`)).toEqual(found);
});
