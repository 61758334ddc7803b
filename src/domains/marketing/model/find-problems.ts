import { checkCopy, openGate, type Passed } from '#domains/compliance/contract.ts';
import { type AdvertisedPart, findMissing } from './advertising-rules.ts';
import type { BrandKit } from './brand-kit.ts';
import type { Content } from './content.ts';
import { type MarketFacts, refusalOf } from './occasions.ts';
import type { PROBLEM_PLACES } from './problem-places.ts';
import type { Template } from './templates/template.ts';

/** Why a material may not leave, or what its maker should know. */
export interface Problem {
  severity: 'blocker' | 'advice';
  place: (typeof PROBLEM_PLACES)[number];
  /** Of the brand kit or the choices. */
  field: string | null;
  message: string;
  /** A warning about words that passes with a reason. */
  warning: Passed['finding'] | null;
}

interface Checked {
  medium: Template['medium'];
  content: Content;
  brand: BrandKit;
  market: MarketFacts;
  state: string;
  passed: readonly Passed[];
  isPublic: boolean;
  alteredWithoutOriginal: number;
  /** The maker sells for somebody else. */
  isForOthers: boolean;
  /** Those letters of a text that no face of a drawn material has. */
  missingLetters: (text: string) => string;
}

/** The gate of words over every text of a material, what the state wants named, and what is true of the home now. */
export function findProblems({
  medium,
  content,
  brand,
  market,
  state,
  passed,
  isPublic,
  alteredWithoutOriginal,
  isForOthers,
  missingLetters,
}: Checked): Problem[] {
  const problems: Problem[] = [];
  const refusal = refusalOf(content.occasion, market);
  if (refusal !== null) problems.push(blocker('listing', null, refusal));
  if (isForOthers && brand.role === 'owner')
    problems.push(
      blocker('brand', 'role', 'You’re selling this home as an agent. Say so in your brand kit, with your brokerage.'),
    );
  for (const { field, message } of findMissing(brand, state))
    problems.push(blocker('brand', field satisfies AdvertisedPart, message));
  if (brand.phone === '' && brand.email === '' && content.homeUrl === null)
    problems.push(
      blocker('brand', 'phone', 'Give a phone number or an email address: otherwise no one can respond to this material.'),
    );
  else if (brand.phone === '' && brand.email === '')
    problems.push(
      advice('brand', 'phone', 'Without a phone number or an email address, people can only respond through the code.'),
    );
  if (alteredWithoutOriginal > 0)
    problems.push(
      blocker(
        'photos',
        null,
        'An altered photo has no original. Add the untouched picture to the listing, or choose another photo.',
      ),
    );
  if (!isPublic)
    problems.push(advice('listing', null, 'The listing isn’t public yet. Until it is, the code leads to a page that says so.'));
  if (content.photos.length === 0) problems.push(advice('photos', null, 'Without a photo, the house number takes its place.'));
  // A reader's own screen has the letters of mails and web pages.
  for (const { text, field, place } of medium === 'html' ? [] : shownTextsOf(content)) {
    const missing = missingLetters(text);
    if (missing !== '') problems.push(blocker(place, field, `We can’t print ${missing}. Write “${text}” in Latin letters.`));
  }
  return [...problems, ...checkWords(content, { state, passed })];
}

/** Every text of a material that somebody typed or that was written, by where it can be changed. */
function textsOf(content: Content): { text: string; field: string; place: Problem['place'] }[] {
  const { contact } = content;
  return [
    { text: content.headline, field: 'headline', place: 'words' },
    { text: content.sentences.join(' '), field: 'ownText', place: 'words' },
    { text: content.callToAction, field: 'callToAction', place: 'words' },
    { text: content.highlights.join('. '), field: 'highlights', place: 'listing' },
    ...content.photos.map(({ alt }) => ({ text: alt, field: 'photos', place: 'photos' as const })),
    { text: contact.name, field: 'displayName', place: 'brand' },
    { text: contact.brokerage, field: 'brokerageName', place: 'brand' },
    { text: content.returnAddress.join('. '), field: 'returnAddress', place: 'brand' },
    { text: `${contact.website} ${contact.brokerageAddress}`, field: 'website', place: 'brand' },
  ];
}

/** Those of them that stand on the material, and where it stands. */
const shownTextsOf = (content: Content): ReturnType<typeof textsOf> => [
  ...textsOf(content).filter(({ field }) => field !== 'photos' && field !== 'ownText'),
  ...content.sentences.map((text) => ({ text, field: 'ownText', place: 'words' as const })),
  { text: `${content.street} ${content.city}`.trim(), field: 'address', place: 'listing' },
];

function checkWords(content: Content, { state, passed }: { state: string; passed: readonly Passed[] }): Problem[] {
  const states = state === '' ? [] : [state];
  return textsOf(content).flatMap(({ text, field, place }) => {
    const { blocking, unexplained } = openGate(checkCopy(text, { states }), passed);
    return [
      ...blocking.map((finding) => blocker(place, field, `“${finding.text}”: ${finding.suggestion}`)),
      ...unexplained.map(({ text: said, suggestion, category, rule, pack }) => ({
        ...blocker(place, field, `“${said}”: ${suggestion} Or say why it can stay.`),
        warning: { category, rule, text: said, pack },
      })),
    ];
  });
}

const blocker = (place: Problem['place'], field: string | null, message: string): Problem => ({
  severity: 'blocker',
  place,
  field,
  message,
  warning: null,
});
const advice = (place: Problem['place'], field: string | null, message: string): Problem => ({
  ...blocker(place, field, message),
  severity: 'advice',
});
