import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { readContent } from '../model/blocks/content.ts';
import { type Consent, consentOf, LEAD_CONSENT } from '../model/lead-consent.ts';
import { type AskedFields, USUAL_FIELDS } from '../model/lead-fields.ts';
import { RESERVED_SLUGS } from '../model/links.ts';
import { isFoundAt } from './find-page.ts';

interface SentForm {
  /** Path of the page. */
  page: string;
  form: { blockId: string; version: number } | null;
}

/**
 * What the form that somebody sent asks, and what it asks consent to: the block of a version of an editor’s page, which never
 * changes, or the form of this site’s own pages. Throws `invalid` for a form that no page has.
 */
export async function findForm(
  { db }: Pick<Context, 'db'>,
  { page, form }: SentForm,
): Promise<{ asked: AskedFields; consent: Consent }> {
  const slug = page.replace('/landing/', '');
  if (form === null) {
    if (RESERVED_SLUGS.some((own) => own === slug)) return { asked: USUAL_FIELDS, consent: LEAD_CONSENT };
    throw noForm();
  }
  const row = await db
    .selectFrom('landing_versions as v')
    .innerJoin('landing_pages as p', 'p.id', 'v.page_id')
    .select('v.content')
    .where(isFoundAt(slug))
    .where('v.version', '=', form.version)
    .executeTakeFirst();
  const block = readContent(row?.content).content.blocks.find(({ id }) => id === form.blockId);
  if (block?.type !== 'form') throw noForm();
  return {
    asked: block.props.fields,
    consent: consentOf({ words: block.props.consentWords, slug, version: form.version }),
  };
}

const noForm = () => new DomainError('invalid', 'This form has changed: reload the page and send it again.');
