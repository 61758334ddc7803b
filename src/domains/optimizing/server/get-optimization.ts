import { EDITOR_FIELDS, hasEnded, mayDo } from '#domains/selling/contract.ts';
import { getOwnListing } from '#domains/selling/server/index.ts';
import type { LanguageModel } from '#platform/ai/language-model.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Optimization } from '../contract.ts';
import { numberOf } from '../model/home-facts.ts';
import { scoreListing } from '../model/score/score-listing.ts';
import { bestCover, missingRooms, orderPhotos } from '../model/score/score-photos.ts';
import { settleFacts } from '../model/settle-facts.ts';
import { findSentence, findUnsaid } from '../model/writing/find-unsaid.ts';
import { findAskedFields } from './find-asked-fields.ts';
import { checkText, labelOf } from './check-text.ts';
import { presentCopy } from './present-copy.ts';
import { readListing } from './read-listing.ts';

/** Everything that helps to present an own listing better. Throws `not-found` for people without a part in it. */
export async function getOptimization(
  ctx: Context & { languageModel: LanguageModel },
  { id, round }: { id: string; round: number },
): Promise<Optimization> {
  const listing = await getOwnListing(ctx, id);
  const known = await readListing(ctx, listing);
  const { facts, photos, year } = known;
  const settled = settleFacts(facts, { year }).facts;
  const kind = facts.fields['PropertySubType'];
  const state = facts.fields['StateOrProvince'];
  const states = typeof state === 'string' ? [state] : [];
  const order = orderPhotos(photos);
  const isOrdered = order.every((photoId, at) => photos[at]?.id === photoId);
  const ended = hasEnded(listing.standardStatus);
  const asked = await findAskedFields(ctx, kind);
  const copy = await presentCopy(ctx, { facts, seed: id, round, year, state: states[0] ?? null });
  // What is added to a text is a sentence, and no line of a list.
  const told = copy.variants.filter(({ tone }) => tone !== 'concise' && tone !== 'factual');
  const written = [...copy.translatable, ...told.flatMap(({ sentences }) => sentences)];
  return {
    listingId: id,
    label: listing.label,
    version: listing.version,
    canEdit: mayDo(listing.part, 'edit') && !ended,
    hasEnded: ended,
    score: scoreListing(known),
    title: checkText(known.title, settled, states),
    description: checkText(known.description, settled, states),
    copy,
    missingRooms: missingRooms(kind, photos),
    photoOrder: isOrdered ? null : order,
    coverId: bestCover(kind, photos)?.id ?? null,
    unsaid: findUnsaid(settled, known.description, asked.by === null ? [] : asked.fields.map(({ field }) => field)).map(
      (one) => ({ ...one, sentence: findSentence(one, written) }),
    ),
    unfilled: asked.fields
      .filter(({ field }) => facts.fields[field] === undefined || facts.fields[field] === null)
      .map(({ field, percent }) => ({
        field,
        part: EDITOR_FIELDS.get(field)?.group ?? 'Basics',
        label: labelOf(field),
        percent,
      })),
    askedBy: asked.by,
    price: {
      listPrice: numberOf(facts, 'ListPrice') ?? null,
      low: known.estimate?.low ?? null,
      high: known.estimate?.high ?? null,
      searchLimitJustBelow: known.searchLimitJustBelow,
    },
  };
}
