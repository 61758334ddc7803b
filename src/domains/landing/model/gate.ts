import { checkCopy } from '#domains/compliance/contract.ts';
import { isDay } from '#lib/calendar.ts';
import type { Block, PropsOf } from './blocks/block.ts';
import type { Content } from './blocks/content.ts';
import { findClaim } from './claims.ts';
import { doubtConsent, LEAD_CONSENT } from './lead-consent.ts';
import { doubtLink, FORM_LINK, RESERVED_SLUGS } from './links.ts';
import { linksIn } from './parse-text.ts';
import { pictureIn } from './pictures.ts';

/** What a page must pass to be published. */
export const GATE_CHECKS = {
  slug: 'Address',
  access: 'Access',
  'fair-housing': 'Fair housing',
  claims: 'Claims with sources',
  consent: 'Wording of the consent',
  links: 'Links',
} as const;
export type GateCheck = keyof typeof GATE_CHECKS;
export const GATE_CHECK_KEYS = Object.keys(GATE_CHECKS) as [GateCheck, ...GateCheck[]];

export interface GateFault {
  check: GateCheck;
  /** The block that it is about; null for the page as a whole. */
  blockId: string | null;
  problem: string;
}

export interface GateInput {
  slug: string;
  content: Content;
  /** Landing pages that are published. */
  slugs: readonly string[];
  /** Ids of the editors’ pictures. */
  pictures: readonly string[];
}

/** Everything that keeps a page from being published, in the order of its blocks; empty if nothing does. */
export function checkPage({ slug, content, slugs, pictures }: GateInput): GateFault[] {
  const { seo, blocks } = content;
  const page = (check: GateCheck, problem: string): GateFault => ({ check, blockId: null, problem });
  const faults: GateFault[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) faults.push(page('slug', 'Use lowercase letters, digits and single hyphens'));
  if (RESERVED_SLUGS.some((reserved) => reserved === slug))
    faults.push(page('slug', `“${slug}” belongs to this site: choose another address`));
  if (seo.title.trim() === '') faults.push(page('access', 'Give the page a title for search engines and previews'));
  if (seo.description.trim() === '') faults.push(page('access', 'Give the page a description'));
  if (seo.image !== '' && !/^\/(?!\/)/.test(seo.image))
    faults.push(page('links', 'The preview picture must be a path on this site'));
  if (isGone(seo.image, pictures)) faults.push(page('links', 'The preview picture is gone: choose another one'));
  const heads = blocks.filter(({ type }) => type === 'hero').length;
  if (heads !== 1 || blocks[0]?.type !== 'hero')
    faults.push(page('access', 'A page begins with one head, which holds its title, and can’t have a second one'));
  const commissions = blocks.filter((block) => block.type === 'calculator' && block.props.calculator === 'commission');
  if (commissions.length > 1) faults.push(page('access', 'The calculator of what each way leaves can stand on a page once'));
  for (const said of [seo.title, seo.description]) faults.push(...doubtWords(said, null), ...doubtClaims(said, null));
  const hasForm = blocks.some(({ type }) => type === 'form');
  for (const block of blocks) faults.push(...checkBlock(block, { slugs, pictures, hasForm }));
  return faults;
}

/** Whether a path leads to a picture that was deleted. */
function isGone(path: string, pictures: readonly string[]): boolean {
  const id = pictureIn(path);
  return id !== null && !pictures.includes(id);
}

function checkBlock(
  block: Block,
  { slugs, pictures, hasForm }: Pick<GateInput, 'slugs' | 'pictures'> & { hasForm: boolean },
): GateFault[] {
  const { id } = block;
  const access = accessFaults(block).map((problem): GateFault => ({ check: 'access', blockId: id, problem }));
  const words = textsOf(block).flatMap((text) => doubtWords(text, id));
  const claims =
    block.type === 'proof' || block.type === 'comparison'
      ? sourceFaults(block)
      : textsOf(block).flatMap((text) => doubtClaims(text, id));
  const consent = (block.type === 'form' ? consentFaults(block.props) : []).map((problem): GateFault => ({
    check: 'consent',
    blockId: id,
    problem,
  }));
  const gone: GateFault[] =
    block.type === 'media' && isGone(block.props.src, pictures)
      ? [{ check: 'links', blockId: id, problem: 'This picture is gone: choose another one' }]
      : [];
  const links = hrefsOf(block).flatMap((href): GateFault[] => {
    const problem = doubtPlace(href, hasForm) ?? doubtLink(href, slugs);
    return problem === null ? [] : [{ check: 'links', blockId: id, problem }];
  });
  return [...access, ...words, ...claims, ...consent, ...gone, ...links];
}

/** Why a link within the page leads nowhere. */
function doubtPlace(href: string, hasForm: boolean): string | null {
  if (!href.startsWith('#') || (href === FORM_LINK && hasForm)) return null;
  return href === FORM_LINK
    ? `“${FORM_LINK}” leads to the page’s form, and there’s none: add one`
    : `There’s no “${href}” on this page. “${FORM_LINK}” leads to its form`;
}

function consentFaults({ consentWords, consentVersion }: PropsOf<'form'>): string[] {
  return [
    ...doubtConsent(consentWords),
    ...(consentVersion === LEAD_CONSENT.version
      ? []
      : [`The consent is now version ${LEAD_CONSENT.version}: read it in the form and confirm it`]),
  ];
}

function accessFaults({ type, props }: Block): string[] {
  const blank = (value: string, problem: string) => (value.trim() === '' ? [problem] : []);
  switch (type) {
    case 'hero':
      return [
        ...blank(props.heading, 'Give the page a heading'),
        ...((props.actionLabel === '') === (props.actionHref === '') ? [] : ['A button needs words and an address, or neither']),
      ];
    case 'text':
    case 'legal':
      return blank(props.text, 'The text is empty');
    case 'form':
      return [
        ...blank(props.heading, 'Give the form a heading'),
        ...blank(props.action, 'Say what the button does'),
        ...(props.wishes.length === 0 ? ['Choose at least one thing people can ask for'] : []),
        ...(props.wishes.includes('call') && props.fields.phone === 'no'
          ? ['People can’t ask for a call without giving a phone number: ask for it']
          : []),
      ];
    case 'calculator':
      return blank(props.heading, 'Give the calculator a heading');
    case 'faq':
      return [
        ...blank(props.heading, 'Give the questions a heading'),
        ...(props.items.length === 0 ? ['Add a question'] : []),
        ...props.items.flatMap(({ question, answer }) =>
          question.trim() === '' || answer.trim() === '' ? ['Each question needs words and an answer'] : [],
        ),
      ];
    case 'proof':
      return [...blank(props.heading, 'Give the claims a heading'), ...(props.items.length === 0 ? ['Add a claim'] : [])];
    case 'comparison':
      return [
        ...blank(props.heading, 'Give the comparison a heading'),
        ...(props.columns.length < 2 || props.columns.some((name) => name.trim() === '') ? ['Name at least two columns'] : []),
        ...(props.rows.length === 0 ? ['Add a row'] : []),
        ...(props.rows.some(({ label, cells }) => label.trim() === '' || cells.length !== props.columns.length)
          ? ['Each row needs a name and a cell for each column']
          : []),
      ];
    case 'media':
      return [...blank(props.alt, 'Say what the picture shows'), ...(/^\/(?!\/)/.test(props.src) ? [] : ['Choose a picture'])];
  }
}

function sourceFaults(block: Extract<Block, { type: 'proof' | 'comparison' }>): GateFault[] {
  const fault = (problem: string): GateFault => ({ check: 'claims', blockId: block.id, problem });
  const dated = (asOf: string) => (isDay(asOf) ? [] : [fault('Give the as-of date, as YYYY-MM-DD')]);
  if (block.type === 'comparison')
    return [
      ...(block.props.source.trim() === '' ? [fault('Name the source of the comparison')] : []),
      ...dated(block.props.asOf),
    ];
  return block.props.items.flatMap(({ claim, source, asOf }) => [
    ...(claim.trim() === '' ? [fault('A claim is empty')] : []),
    ...(source.trim() === '' && claim.trim() !== '' ? [fault(`Name the source of “${claim}”`)] : []),
    ...dated(asOf),
    ...doubtCustom(claim, block.id),
  ]);
}

/** A fee that is called usual, which no fee is: they are negotiable. */
const CUSTOM =
  /\b(standard|usual|typical|customary|normal|going)\b[^.!?\n]{0,40}\b(commission|fee|rate|percent)\b|\b(standard|usual|typical|customary|normal)\s+\d+(\.\d+)?\s?(%|percent)/i;

function doubtClaims(text: string, blockId: string | null): GateFault[] {
  const found = findClaim(text);
  const faults = doubtCustom(text, blockId);
  if (found !== null)
    faults.push({
      check: 'claims',
      blockId,
      problem: `“${found}” is a claim: put it in a claims block, with its source and date`,
    });
  return faults;
}

function doubtCustom(text: string, blockId: string | null): GateFault[] {
  const [found] = CUSTOM.exec(text) ?? [];
  return found === undefined
    ? []
    : [
        {
          check: 'claims',
          blockId,
          problem: `“${found}”: commissions are not set by law and are fully negotiable, so no fee is called usual`,
        },
      ];
}

function doubtWords(text: string, blockId: string | null): GateFault[] {
  return checkCopy(text).map(({ text: words, suggestion }): GateFault => ({
    check: 'fair-housing',
    blockId,
    problem: `“${words}”: ${suggestion}`,
  }));
}

/** Every text of a block that people read. */
export function textsOf({ type, props }: Block): string[] {
  const all = ((): string[] => {
    switch (type) {
      case 'hero':
        return [props.heading, props.text, props.actionLabel];
      case 'text':
      case 'calculator':
        return [props.heading, props.text];
      case 'form':
        return [props.heading, props.text, props.action, props.consentWords];
      case 'faq':
        return [props.heading, ...props.items.flatMap(({ question, answer }) => [question, answer])];
      case 'proof':
        return [props.heading, ...props.items.flatMap(({ claim, source }) => [claim, source])];
      case 'comparison':
        return [props.heading, ...props.columns, ...props.rows.flatMap(({ label, cells }) => [label, ...cells]), props.source];
      case 'legal':
        return [props.text];
      case 'media':
        return [props.alt, props.caption];
    }
  })();
  return all.filter((text) => text.trim() !== '');
}

function hrefsOf(block: Block): string[] {
  const inText = textsOf(block).flatMap(linksIn);
  const { type, props } = block;
  if (type === 'hero' && props.actionHref !== '') return [...inText, props.actionHref];
  if (type === 'proof') return [...inText, ...props.items.flatMap(({ href }) => (href === '' ? [] : [href]))];
  return inText;
}
