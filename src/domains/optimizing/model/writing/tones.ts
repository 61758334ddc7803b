import type { Topic } from './statements.ts';

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
 * list. Frames with a plural verb after `{L}` need two phrases or more.
 */
type Frames = Readonly<Record<Topic, readonly string[]>>;

const PLAIN: Frames = {
  build: ['{H} has {L}', 'the record gives {H} {L}', 'on record: {L}'],
  lot: ['{H} has {L}', '{H} comes with {L}', 'with {H} comes {L}', 'the lot brings {L}', 'outdoors there {is} {L}'],
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
    'the kitchen is fitted with {L}',
    'the kitchen includes {L}',
    'the kitchen holds {L}',
    '{L2} are in the kitchen',
  ],
  private: ['{H} has {L}', 'there {is} {L}', '{H} also has {L}', '{H} offers {L}', '{H} comes with {L}'],
  below: ['{H} has {L}', 'below, there {is} {L}', 'downstairs, there {is} {L}'],
  outside: [
    'outside, there {is} {L}',
    'outdoors, {H} has {L}',
    'outside, {H} has {L}',
    '{L2} are outside',
    'outdoors there {is} {L}',
    'the outdoor space has {L}',
  ],
  parking: ['{H} has {L}', 'for cars there {is} {L}', 'for cars, {H} has {L}', '{H} comes with {L}'],
  systems: ['{H} has {L}', '{H} runs with {L}', '{H} is equipped with {L}', 'the systems include {L}'],
  shared: [
    'the community shares {L}',
    'shared here: {L2}',
    'shared with the neighbors: {L2}',
    'the shared amenities include {L}',
    'the community has {L}',
    'with the community come shared amenities: {L2}',
  ],
  nearby: [],
  costs: [
    'the costs on record: {L}',
    'on record: {L}',
    'the listing states {L}',
    'known costs: {L}',
    'the record shows {L}',
    'the books show {L}',
  ],
};

const WARM: Frames = {
  build: ['you get {L}', '{H} gives you {L}'],
  lot: ['you have {L}', 'outdoors, you have {L}', '{H} gives you {L}', 'with {H} you get {L}'],
  inside: [
    'inside, you find {L}',
    'step inside to {L}',
    'indoors, you have {L}',
    'once inside, you find {L}',
    'your rooms come with {L}',
    'inside, {H} greets you with {L}',
  ],
  kitchen: [
    'in the kitchen, you have {L}',
    'your kitchen has {L}',
    'cook in a kitchen with {L}',
    'the kitchen gives you {L}',
    'the kitchen greets you with {L}',
    'in your kitchen: {L}',
  ],
  private: ['you also have {L}', 'there {is} {L} for you', '{H} gives you {L}', 'you get {L}'],
  below: ['downstairs, you have {L}', 'below, you find {L}'],
  outside: [
    'outside, you have {L}',
    'step out to {L}',
    'outdoors, you find {L}',
    'outside, {L2} are yours',
    'go outside, and you find {L}',
  ],
  parking: ['for your cars, there {is} {L}', 'for the car, you have {L}', 'for your car, {H} gives you {L}'],
  systems: ['you have {L}', '{H} gives you {L}', 'you live with {L}'],
  shared: ['you share {L}', 'together with the neighbors, you use {L}', 'you also get to use {L}'],
  nearby: [],
  costs: ['plan with {L}', 'to plan with: {L}', 'you should know of {L}', 'good to know: {L}'],
};

const WALK: Frames = {
  build: ['on record: {L}', 'first, the record: {L}'],
  lot: ['start outdoors with {L}', 'the visit starts with {L}', 'first comes {L}', 'begin with {L}'],
  inside: [
    'then go inside: {L}',
    'inside, the first things are {L2}',
    'come in, and there {is} {L}',
    'through the door, there {is} {L}',
    'inside, look for {L}',
    'indoors, the visit passes {L}',
  ],
  kitchen: [
    'next comes the kitchen with {L}',
    'go on to the kitchen: {L}',
    'in the kitchen, look for {L}',
    'then the kitchen, with {L}',
    'the next stop is the kitchen with {L}',
    'the kitchen follows, with {L}',
  ],
  private: ['further on, there {is} {L}', 'then there {is} {L}', 'go on to {L}', 'the visit goes on to {L}', 'after that, {L}'],
  below: ['go down, and there {is} {L}', 'downstairs, there {is} {L}', 'one more stop is below: {L}'],
  outside: [
    'back outside, there {is} {L}',
    'then step out to {L}',
    'outdoors, look for {L}',
    'the visit ends outdoors, with {L}',
    'outside, there {is} {L}',
  ],
  parking: ['for cars there {is} {L}', 'on the way out, look at {L}', 'then there {is} {L}', 'for the car there {is} {L}'],
  systems: ['on the way, look at {L}', 'also look at {L}', 'ask to see {L}'],
  shared: ['outside the door, shared: {L}', 'the shared part of the visit: {L}', 'shared with the neighbors: {L}'],
  nearby: [],
  costs: ['before leaving, note {L}', 'for the notes: {L}', 'to write down: {L}'],
};

export const LABELS: Readonly<Record<Topic, readonly string[]>> = {
  build: ['Build', 'Built', 'The building'],
  lot: ['Lot', 'Grounds', 'The lot'],
  inside: ['Inside', 'Interior', 'Indoors'],
  kitchen: ['Kitchen', 'In the kitchen'],
  private: ['Also', 'Further'],
  below: ['Below', 'Downstairs'],
  outside: ['Outside', 'Outdoors'],
  parking: ['Cars', 'For cars'],
  systems: ['Systems', 'Equipment'],
  shared: ['Shared', 'Shared amenities'],
  nearby: ['On foot', 'Walking times'],
  costs: ['Costs', 'On record'],
};

export const FRAMES: Readonly<Record<'plain' | 'warm' | 'walkthrough', Frames>> = { plain: PLAIN, warm: WARM, walkthrough: WALK };

/** What governs the rest of a list that is too long for one clause. */
export const MORE: Readonly<Record<'plain' | 'warm' | 'walkthrough', readonly string[]>> = {
  plain: ['{H} also has {L}', 'there {is} also {L}', '{H} adds {L}'],
  warm: ['you also have {L}', 'you also find {L}', '{H} also gives you {L}'],
  walkthrough: ['also look for {L}', 'there {is} also {L}', 'then look for {L}'],
};

/** Which subjects share a sentence, in the order of the text. Seeds choose one. */
export const PLANS: readonly (readonly (readonly Topic[])[])[] = [
  [
    ['build'],
    ['kitchen'],
    ['inside'],
    ['private', 'below'],
    ['outside'],
    ['lot', 'parking'],
    ['systems'],
    ['shared'],
    ['nearby'],
    ['costs'],
  ],
  [
    ['build', 'systems'],
    ['inside'],
    ['kitchen'],
    ['private'],
    ['lot', 'outside'],
    ['below', 'parking'],
    ['nearby'],
    ['shared'],
    ['costs'],
  ],
  [
    ['build', 'lot'],
    ['inside', 'private'],
    ['kitchen'],
    ['below'],
    ['outside', 'parking'],
    ['systems', 'costs'],
    ['shared'],
    ['nearby'],
  ],
  [
    ['lot'],
    ['build'],
    ['kitchen', 'private'],
    ['inside', 'below'],
    ['outside'],
    ['parking', 'systems'],
    ['nearby'],
    ['shared', 'costs'],
  ],
  [
    ['nearby'],
    ['build', 'parking'],
    ['inside'],
    ['kitchen'],
    ['private', 'systems'],
    ['below'],
    ['lot'],
    ['outside'],
    ['costs', 'shared'],
  ],
];
export const WALK_PLANS: readonly (readonly (readonly Topic[])[])[] = [
  [
    ['lot', 'build'],
    ['inside'],
    ['kitchen'],
    ['private'],
    ['below'],
    ['outside'],
    ['parking'],
    ['systems'],
    ['shared'],
    ['nearby'],
    ['costs'],
  ],
  [
    ['lot'],
    ['parking', 'build'],
    ['inside', 'private'],
    ['kitchen'],
    ['below', 'systems'],
    ['outside'],
    ['shared'],
    ['nearby'],
    ['costs'],
  ],
  [
    ['build', 'lot'],
    ['parking'],
    ['kitchen'],
    ['inside'],
    ['private', 'below'],
    ['systems'],
    ['outside', 'shared'],
    ['costs'],
    ['nearby'],
  ],
];
