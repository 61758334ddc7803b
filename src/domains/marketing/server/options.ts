import { hasEnded } from '#domains/selling/contract.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { MarketingOptions } from '../contract.ts';
import { advertisingRuleOf } from '../model/advertising-rules.ts';
import { USUAL_CHOICES } from '../model/choices.ts';
import { OCCASION_WORDS, OCCASIONS, refusalOf } from '../model/occasions.ts';
import { TEMPLATES } from '../model/templates/index.ts';
import { readBrand } from './brand-kits.ts';
import { prepareDrawing } from './drawing/draw-apart.ts';
import { presentTemplate } from './present.ts';
import { readHome, sourcesOf } from './read-home.ts';

/** What materials of a home can be made of. Throws `not-found` for people without a part in the listing. */
export async function getMarketingOptions(ctx: Context, id: string): Promise<MarketingOptions> {
  const home = await readHome(ctx, id);
  // Whoever asks is about to look at a preview.
  prepareDrawing();
  const { advertised, market, photos, state } = home;
  const { listing } = advertised;
  const { kit } = await readBrand(ctx.db, requireUser(ctx).userId);
  const description = advertised.fields['PublicRemarks'];
  const cutsOf = new Map(listing.photos.map((photo) => [photo.id, photo.cuts]));
  const { how, source, recordedOn } = advertisingRuleOf(state);
  return {
    listingId: id,
    label: listing.label,
    standardStatus: listing.standardStatus,
    canEdit: home.canEdit && !(hasEnded(listing.standardStatus) && listing.standardStatus !== 'Closed'),
    isPublic: advertised.isPublic,
    occasions: OCCASIONS.map((occasion) => ({ occasion, words: OCCASION_WORDS[occasion], refusal: refusalOf(occasion, market) })),
    templates: TEMPLATES.map((template) => ({
      ...presentTemplate(template),
      refusal: template.occasion === null ? null : refusalOf(template.occasion, market),
    })),
    usual: USUAL_CHOICES,
    title: sourcesOf(home).texts.title,
    hasDescription: typeof description === 'string' && description.trim() !== '',
    photos: photos.map(({ id: photoId, alt, label, width, height }) => ({
      id: photoId,
      cuts: cutsOf.get(photoId) ?? 0,
      alt,
      label,
      width,
      height,
    })),
    rule: kit.role === 'owner' ? null : { state, how, source, recordedOn },
  };
}
