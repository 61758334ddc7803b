import { packsFor, type Passed } from '#domains/compliance/contract.ts';
import { checkText } from '#domains/optimizing/server/index.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Config } from '#platform/config/config.ts';
import { buildContent } from '../model/build-content.ts';
import type { Choices } from '../model/choices.ts';
import type { Content } from '../model/content.ts';
import { findProblems, type Problem } from '../model/find-problems.ts';
import type { Template } from '../model/templates/index.ts';
import type { Brand } from './brand-kits.ts';
import { missingLetters } from './drawing/letters.ts';
import { type Home, sourcesOf } from './read-home.ts';

/** Stands in a preview, where no code is made yet. It is as long as a real one. */
export const SAMPLE_CODE = 'preview222';

/** What a material of a home says and shows by these choices now. */
export function contentOf(
  { config }: { config: Config },
  { home, brand, template, choices, code }: { home: Home; brand: Brand; template: Template; choices: Choices; code: string },
): Content {
  const site = publicUrlOf(config);
  return buildContent(template, choices, {
    ...sourcesOf(home),
    brand: brand.kit,
    logo: brand.logo,
    urls: { home: `${site}/api/q/${code}`, originals: `${site}/shared/photos/${code}` },
  });
}

/** What keeps these contents from leaving now, and what their maker should know. */
export function problemsOf({
  template,
  home,
  brand,
  content,
  choices,
  isMaker,
}: {
  template: Template;
  home: Home;
  brand: Brand;
  content: Content;
  choices: Choices;
  isMaker: boolean;
}): Problem[] {
  const { market, state, photos, advertised } = home;
  const used = new Set(content.photos.map(({ id }) => id));
  return findProblems({
    medium: template.medium,
    content,
    brand: brand.kit,
    market,
    state,
    passed: passedOf(choices, state),
    isPublic: advertised.isPublic,
    alteredWithoutOriginal: photos.filter(({ id, label, hasOriginal }) => used.has(id) && label !== null && !hasOriginal).length,
    isForOthers: isMaker && advertised.listing.part === 'agent',
    missingLetters,
  });
}

function passedOf({ passed = [] }: Choices, state: string): Passed[] {
  const packs = packsFor(state === '' ? [] : [state]);
  return passed.map(({ finding, reason }) => ({
    finding,
    reason,
    version: packs.find(({ id }) => id === finding.pack)?.version ?? '',
  }));
}

/** What a typed text claims without a field of the listing. Texts from the facts claim nothing else. */
export function claimsOf({
  home,
  content,
  choices,
}: {
  home: Home;
  content: Content;
  choices: Choices;
}): { text: string; reason: string }[] {
  const typed = [choices.headline ?? '', choices.textFrom === 'facts' ? '' : content.sentences.join(' ')].filter(
    (text) => text !== '',
  );
  const states = home.state === '' ? [] : [home.state];
  return typed.flatMap((text) =>
    checkText(text, home.texts.settled, states).claims.map((claim) => ({ text: claim.text, reason: claim.reason })),
  );
}
