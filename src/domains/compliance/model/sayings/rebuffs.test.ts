import { describe, expect, it } from 'vitest';
import { checkCopy } from '../check-copy.ts';

const textsOf = (text: string) => checkCopy(text).map((one) => one.text);

describe('a short question and its answer', () => {
  it.each([
    ['A toddler? The balcony makes it impossible.', 'familial_status', ['toddler', 'makes it impossible']],
    ['A headscarf? The pool rules make that difficult.', 'religion', ['headscarf', 'make that difficult']],
    ['An accent? Oh, my. The board will have questions.', 'national_origin', ['accent', 'board will have questions']],
    ['Oxygen tank? Insurance won’t let us.', 'disability', ['Oxygen tank', 'won’t let']],
    ['A newborn? The tenants below work nights.', 'familial_status', ['newborn', 'The tenants below work nights']],
    ['Disability checks? We go by pay stubs.', 'source_of_income', ['Disability checks', 'We go by pay stubs']],
    ['A voucher? The owner only counts wages.', 'source_of_income', ['voucher', 'only counts']],
    ['Triplets? You would be happier with a yard.', 'familial_status', ['Triplets', 'happier']],
    ['Dishonorably discharged? Don’t apply.', 'military_status', ['Dishonorably discharged', 'Don’t apply']],
    ['Any kids? The stairs are steep.', 'familial_status', ['kids', 'The stairs are steep']],
    ['A wheelchair? The doorways are narrow.', 'disability', ['wheelchair', 'The doorways are narrow']],
    ['A guide dog? The floors were just refinished.', 'disability', ['guide dog', 'The floors were just refinished']],
    ['Section 8? The inspections take months.', 'source_of_income', ['Section 8', 'The inspections take months']],
    ['Oxygen tank? The insurer says no.', 'disability', ['Oxygen tank', 'says no']],
    ['A walker? Our halls weren’t made for it.', 'disability', ['walker', 'made for']],
    ['A guide dog? The owner has allergies.', 'disability', ['guide dog', 'has allergies']],
    ['Grab bars? The tile is new, so no.', 'disability', ['Grab bars', 'so no']],
    ['A ramp? It would spoil the porch.', 'disability', ['ramp', 'spoil']],
    ['In a wheelchair? The lobby has steps.', 'disability', ['wheelchair', 'The lobby has steps']],
    ['Under 25? Insurance goes up.', 'age', ['Under 25', 'Insurance goes up']],
    ['Food stamps? I rent to people who work.', 'source_of_income', ['Food stamps', 'rent to people who']],
  ])('reads a short question and what turns away whom it names: %s', (text, category, halves) => {
    const found = checkCopy(text);
    for (const half of halves) expect(found.map((one) => one.text).some((one) => one.includes(half))).toBe(true);
    expect(found.every((one) => one.category === category)).toBe(true);
  });

  it.each([
    'A wheelchair? The side entrance has no steps.',
    'A boat? The association makes it impossible to park one.',
    'A trampoline? Insurance won’t let us.',
    'Chickens? You would be happier with a yard.',
    'A guide dog? We have a water bowl by the gate.',
    'A stroller? The residents keep theirs in the bike room.',
    'A hot tub? The deck is not built for that.',
    'Two kids? The bunk room sleeps four.',
    'Thanks for the note about your son’s autism; the quiet room you asked about is at the end of the hall.',
    'A gift from your parents? The lender says whether that counts.',
    'Is the carpet new? The hall carpet is new.',
    'A king bed? The stairs are steep.',
    'A wheelchair? The front door is narrow, but the side door is 36 inches wide.',
    'A wheelchair? The front stairs are steep, so we put in a lift.',
    'A walker? The house has no steps.',
    'Need a translator? We’ll bring one to the showing.',
    'Need an interpreter? We have one on the phone in minutes.',
    'Twins? The second bedroom fits two cribs.',
    'Unemployed? A voucher, savings or a guarantor will do.',
    'Two moms? Two dads? One lease, same terms.',
    'A ramp? You may put one in, and we’ll help with the permit.',
    'Grab bars? They’re in both baths.',
    'Crutches? The side door has no steps.',
    'Moving with a baby? The elevator is by the door.',
    'Over 60 inches? The couch will fit the landing.',
  ])('lets a short question have an answer about the home: %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });
});
