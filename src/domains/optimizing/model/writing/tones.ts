import type { Topic } from './statement.ts';

export const TONES = ['plain', 'warm', 'concise', 'factual', 'walkthrough'] as const;
export type Tone = (typeof TONES)[number];

export const TONE_WORDS: Readonly<Record<Tone, { label: string; what: string }>> = {
  plain: { label: 'Plain', what: 'Calm sentences about the home' },
  warm: { label: 'Warm', what: 'Speaks to the reader' },
  concise: { label: 'Concise', what: 'The facts, as short as they can be' },
  factual: { label: 'Factual', what: 'One line for each subject, with a label' },
  walkthrough: { label: 'Walk-through', what: 'In the order of a visit' },
};

/** Characters that boards and portals allow. */
export const COPY_LIMITS = [500, 1000, 4000] as const;
export type CopyLimit = (typeof COPY_LIMITS)[number];

/**
 * What can govern a list of noun phrases, by subject. `{L}` is the list, `{H}` the home ("the house"), `{is}` agrees with the
 * first part of the list. Frames with a plural verb before `{L2}` need two phrases or more.
 */
type Frames = Readonly<Record<Topic, readonly string[]>>;

const PLAIN: Frames = {
  build: ['{H} has {L}'],
  lot: ['{H} has {L}', '{H} comes with {L}', '{H} offers {L}', 'there {is} {L}', '{H} also has {L}'],
  inside: [
    'inside, {H} has {L}',
    'indoors there {is} {L}',
    'inside there {is} {L}',
    'the interior has {L}',
    '{H} has {L} inside',
    'indoors, {H} has {L}',
    'inside are {L2}',
  ],
  kitchen: [
    'the kitchen has {L}',
    'in the kitchen there {is} {L}',
    'the kitchen comes with {L}',
    'the kitchen is equipped with {L}',
    'the kitchen includes {L}',
    'the kitchen offers {L}',
  ],
  private: ['{H} has {L}', 'there {is} {L}', '{H} also has {L}', '{H} offers {L}', '{H} comes with {L}'],
  below: ['{H} has {L}', '{H} also has {L}', '{H} comes with {L}'],
  outside: [
    'outside, there {is} {L}',
    'outdoors, {H} has {L}',
    'outside, {H} has {L}',
    'outside are {L2}',
    'outdoors there {is} {L}',
    'the outdoor space has {L}',
    'the outdoor space includes {L}',
  ],
  parking: ['{H} has {L}', 'for cars, there {is} {L}', 'for cars, {H} has {L}', '{H} comes with {L}', '{H} offers {L}'],
  systems: ['{H} has {L}', '{H} is equipped with {L}'],
  shared: [
    'the community has {L}',
    'the community offers {L}',
    'the community includes {L}',
    'in the community there {is} {L}',
    'community amenities include {L}',
  ],
  nearby: [],
  costs: [],
};

const WARM: Frames = {
  build: ['{H} has {L}'],
  lot: ['you have {L}', 'you get {L}', 'outdoors, you have {L}', '{H} gives you {L}', 'you also get {L}'],
  inside: [
    'inside, you’ll find {L}',
    'step inside to {L}',
    'indoors, you have {L}',
    'once inside, you’ll find {L}',
    'inside, you get {L}',
    'inside, {H} gives you {L}',
  ],
  kitchen: [
    'in the kitchen, you have {L}',
    'your kitchen has {L}',
    'cook in a kitchen with {L}',
    'the kitchen gives you {L}',
    'your kitchen comes with {L}',
    'in your kitchen, you’ll find {L}',
  ],
  private: ['you also have {L}', 'you also get {L}', '{H} gives you {L}', 'you get {L}', 'you have {L}'],
  below: ['head downstairs to {L}', '{H} gives you {L}', 'you also have {L}', 'you also get {L}'],
  outside: [
    'outside, you have {L}',
    'step out to {L}',
    'outdoors, you’ll find {L}',
    'outside, you’ll find {L}',
    'head outside to {L}',
    'outside, {H} gives you {L}',
  ],
  parking: ['for your cars, there {is} {L}', 'for the car, you have {L}', 'for your car, {H} gives you {L}', 'you also have {L}'],
  systems: ['you have {L}', '{H} gives you {L}'],
  shared: ['the community gives you {L}', 'the community offers you {L}', 'in the community, you have {L}'],
  nearby: [],
  costs: [],
};

const WALK: Frames = {
  build: ['{H} has {L}'],
  lot: [
    'start outside, where there {is} {L}',
    'outside, notice {L}',
    'the tour starts outside, with {L}',
    'before you go in, notice {L}',
  ],
  inside: [
    'then go inside to {L}',
    'come inside, where there {is} {L}',
    'through the door, there {is} {L}',
    'inside, look for {L}',
    'come in to {L}',
    'indoors, notice {L}',
  ],
  kitchen: [
    'next comes the kitchen, with {L}',
    'go on to the kitchen, which has {L}',
    'in the kitchen, look for {L}',
    'the next stop is the kitchen, with {L}',
    'the kitchen follows, with {L}',
    'continue to the kitchen, with {L}',
  ],
  private: [
    'further on, there {is} {L}',
    'then there {is} {L}',
    'next, look for {L}',
    'after that, there {is} {L}',
    'as you go on, notice {L}',
  ],
  below: ['head downstairs to {L}', 'downstairs, there {is} {L}', 'downstairs, look for {L}'],
  outside: [
    'back outside, there {is} {L}',
    'then step out to {L}',
    'outdoors, look for {L}',
    'head back outside to {L}',
    'outside, there {is} {L}',
  ],
  parking: [
    'for cars, there {is} {L}',
    'for the car, there {is} {L}',
    'for cars, {H} has {L}',
    'on arrival, notice {L}',
    'on arrival, there {is} {L}',
    'on arrival, look for {L}',
  ],
  systems: ['{H} has {L}'],
  shared: ['beyond the front door, the community offers {L}', 'then see what the community has: {L2}', 'the community has {L}'],
  nearby: [],
  costs: [],
};

export const LABELS: Readonly<Record<Topic, readonly string[]>> = {
  build: ['The building', 'Building', 'Structure'],
  lot: ['Lot', 'Grounds', 'The lot'],
  inside: ['Inside', 'Interior', 'Indoors'],
  kitchen: ['Kitchen', 'In the kitchen'],
  private: ['More inside', 'Further inside', 'Inside as well'],
  below: ['Below', 'Downstairs'],
  outside: ['Outside', 'Outdoors'],
  parking: ['Cars', 'For cars'],
  systems: ['Systems', 'Equipment'],
  shared: ['Community', 'In the community', 'Shared amenities'],
  nearby: ['On foot', 'Walking times'],
  costs: ['Costs', 'Fees and taxes'],
};

export const FRAMES: Readonly<Record<'plain' | 'warm' | 'walkthrough', Frames>> = { plain: PLAIN, warm: WARM, walkthrough: WALK };

/** How what most homes have follows what sets this one apart. */
export const REST: Readonly<Record<'plain' | 'warm' | 'walkthrough', readonly string[]>> = {
  plain: [', along with {R}', ', as well as {R}', ', together with {R}'],
  warm: [', along with {R}', ', plus {R}', ', as well as {R}'],
  walkthrough: [', along with {R}', ', plus {R}', ', as well as {R}'],
};

/** What governs the rest of a list that is too long for one clause: of the home, unless a place of its own is named. */
type More = Readonly<Partial<Record<Topic, readonly string[]>> & { home: readonly string[] }>;

export const MORE: Readonly<Record<'plain' | 'warm' | 'walkthrough', More>> = {
  plain: {
    home: ['{H} also has {L}', 'there {is} also {L}', '{H} also offers {L}'],
    kitchen: ['the kitchen also has {L}', 'the kitchen also comes with {L}'],
    outside: ['outside, {H} also has {L}', 'there {is} also {L}', '{H} also has {L}'],
    shared: ['the community also has {L}', 'the community also offers {L}'],
  },
  warm: {
    home: ['you also have {L}', 'you’ll also find {L}', '{H} also gives you {L}'],
    kitchen: ['the kitchen also gives you {L}', 'your kitchen also has {L}', 'you’ll also find {L}'],
    shared: ['the community also gives you {L}', 'the community also has {L}'],
  },
  walkthrough: {
    home: ['also look for {L}', 'there {is} also {L}', 'then look for {L}', 'notice {L}, too'],
    kitchen: ['the kitchen also has {L}', 'also look for {L}'],
    shared: ['the community also has {L}'],
  },
};

/** Which subjects share a sentence, in the order of the text. Seeds choose one. */
export const PLANS: readonly (readonly (readonly Topic[])[])[] = [
  [
    ['build', 'systems'],
    ['kitchen'],
    ['inside', 'private'],
    ['below'],
    ['lot', 'outside', 'parking'],
    ['nearby'],
    ['shared', 'costs'],
  ],
  [
    ['build', 'systems'],
    ['inside', 'private'],
    ['kitchen'],
    ['below'],
    ['outside', 'lot', 'parking'],
    ['nearby'],
    ['shared', 'costs'],
  ],
  [
    ['build', 'lot'],
    ['inside', 'private'],
    ['kitchen'],
    ['below', 'systems'],
    ['outside', 'parking'],
    ['shared', 'costs'],
    ['nearby'],
  ],
  [
    ['lot', 'build'],
    ['kitchen'],
    ['private', 'inside'],
    ['below', 'systems'],
    ['outside', 'parking'],
    ['nearby'],
    ['shared', 'costs'],
  ],
  [
    ['build', 'systems'],
    ['lot', 'outside', 'parking'],
    ['inside'],
    ['kitchen'],
    ['private', 'below'],
    ['nearby'],
    ['shared', 'costs'],
  ],
];
export const WALK_PLANS: readonly (readonly (readonly Topic[])[])[] = [
  [
    ['lot'],
    ['parking', 'build', 'systems'],
    ['inside'],
    ['kitchen'],
    ['private'],
    ['below'],
    ['outside'],
    ['shared', 'costs'],
    ['nearby'],
  ],
  [
    ['lot', 'parking'],
    ['build', 'systems'],
    ['inside', 'private'],
    ['kitchen'],
    ['below'],
    ['outside'],
    ['nearby'],
    ['shared', 'costs'],
  ],
  [
    ['build', 'systems'],
    ['lot', 'parking'],
    ['inside'],
    ['kitchen'],
    ['private', 'below'],
    ['outside'],
    ['shared', 'costs'],
    ['nearby'],
  ],
];
