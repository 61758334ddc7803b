import { type FeatureWords, row } from './claim-words.ts';

/** What only a field that says so supports. */
export const CONDITION_WORDS: readonly FeatureWords[] = [
  row('new construction|newly built|brand[- ]new(?: home| house)?|never lived in', 'new construction', {
    fields: ['PropertyCondition'],
    flags: ['NewConstructionYN'],
  }),
  row('(?:to be built|under construction)', 'to be built|under construction', { fields: ['PropertyCondition'] }),
  row(
    '(?:(?:newly|recently|fully|completely|totally|beautifully|tastefully|extensively|lovingly|professionally|thoughtfully) )(?:renovated|remodel(?:l)?ed|updated|upgraded|restored|rebuilt|refinished|painted|landscaped)',
  ),
  row(
    '(?:renovated|remodel(?:l)?ed|updated|upgraded)(?= (?:home|house|residence|property|condo|townhouse|[.,;]))',
    'updated/remodeled',
    { fields: ['PropertyCondition'] },
  ),
  row(
    '(?:renovated|remodel(?:l)?ed|updated|upgraded|refinished|refreshed|restored|replaced|rebuilt)(?: (?:\\w+ )?(?:kitchen|bath(?:room)?s?|windows?|roof|floors?|systems?|electrical|plumbing|furnace|hvac))?',
  ),
  row('(?:renovation|remodel|addition|makeover|upgrades?|updates)\\b'),
  row('(?:brand[- ]new|newer|new|fresh(?:ly)?)(?: \\w+)?'),
  row('(?:move-in|turn-?key) ?(?:ready|condition)?|move right in'),
  row('fixer(?:-upper)?|needs work|handyman special', 'fixer', { fields: ['PropertyCondition'] }),
  row('(?:well|impeccably|meticulously|lovingly|immaculately|carefully) (?:maintained|kept|cared for|loved)'),
  row('(?:pristine|immaculate|mint|excellent|great|good|perfect|like-new) (?:condition|shape)'),
  row('original (?:hardwoods?|details?|woodwork|charm|owner|character)'),
  row('custom(?:-built| built| designed| home)?'),
  row('(?:award[- ]winning|architect[- ]designed|designer)'),
  row('(?:one|single|original) owner'),
  row('permitted|with permits|up to code|inspected|pre-inspected'),
  row('vacant|tenant[- ]occupied|leased'),
];
