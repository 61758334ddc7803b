import { dictionary } from '#lib/dictionary.ts';

/** Things that come along with a home, and the home itself. */
const CHATTELS =
  /\b(?:personal property|personalty|chattels?|appliances?|refrigerators?|freezers?|washers?|dryers?|stoves?|dishwashers?|mowers?|tractors?|carpets?|rugs?|furniture|furnishings|drapes|curtains|window treatments|hot tub|play ?set|swing set|patio set|grill|televisions?|pool table|firewood)\b/;
const HOME =
  /\b(?:real (?:property|estate)|(?<!\bpersonal )property|home(?! warranty)|house|premises|dwelling|residence|land|lot|buildings?|structures?|improvements|condominium)\b/;
/** Who stands beside the sides, and promises nothing. */
const OTHERS_DISCLAIM =
  /^(?!.*\b(?:sellers?|vendors?|builders?|developers?)(?:,| and| or) ).*\b(?:brokers?|agents?|brokerages?|realtors?|licensees?|title company|inspectors?|appraisers?|surveyors?)\b[^.;]{0,60}\b(?:disclaims?|makes? no|gives? no|do(?:es)? not (?:make|give|warrant))\b/;

/** "… has five days to cancel, or the contingency shall be waived": what happens to who stays silent is no waiver yet. */
const IF_SILENT =
  /\b(?:or|otherwise|else)\b[^.;]{0,60}\b(?:shall|will|is|are) (?:be )?(?:deemed )?waived\b|\bif\b[^.;]{0,80}\b(?:(?:gives?|sends?|delivers?|makes?) no|does not|do not|fails? to|has not)\b[^.;]{0,120}\bwaive[ds]?\b/;

/** What only resembles a flag: a sentence that says it of something else, or denies it in its first words. */
const LOOK_ALIKES = dictionary<(plain: string) => boolean>({
  // Forms hand over what is no fixture without any warranty; it says nothing of the house.
  as_is: (plain) => CHATTELS.test(plain) && !HOME.test(plain),
  warranties_disclaimed: (plain) => (CHATTELS.test(plain) && !HOME.test(plain)) || OTHERS_DISCLAIM.test(plain),
  arbitration: (plain) =>
    /^\W{0,4}(?:[a-z\d]{1,3}[.)] )?(?:there (?:is|shall be) )?no (?:binding |mandatory )?arbitration\b/.test(plain),
  mineral_rights_reserved: (plain) => /\b(?:reserv|keep|retain|except)\w*s? (?:no|none of)\b/.test(plain),
  non_refundable_deposit: (plain) => /\bnon-?\s?refundable only (?:if|upon|in|after|where|when)\b/.test(plain),
  balloon_payment: (plain) =>
    /\b(?:shall|will|does|may|is) not (?:to )?(?:have|contain|include|provide|require|carry)\b[^.;]{0,50}\bballoon\b/.test(plain),
  waived_inspection: (plain) => IF_SILENT.test(plain),
  waived_appraisal: (plain) => IF_SILENT.test(plain),
  waived_financing: (plain) => IF_SILENT.test(plain),
  // How repairs are done that were agreed on, and not how many.
  unlimited_repair_duty: (plain) =>
    /\b(?:complete|perform|make) any (?:agreed )?repairs in an? (?:good and )?workmanlike manner\b/.test(plain),
  // A row of a table of prices, which nobody filled.
  seller_financing: (plain) =>
    /^[^a-z$]*(?:(?:private|seller|owner|vendor) (?:or (?:private|seller|owner) )?financing)[^a-z$\d]*$/.test(plain),
});

export const isLookAlike = (code: string, plain: string): boolean => LOOK_ALIKES[code]?.(plain) === true;
