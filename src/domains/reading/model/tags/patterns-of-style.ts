import type { Tag } from './vocabulary.ts';

/** How a home is built and looks; see ontology.ts. */
export const STYLE_PATTERNS = {
  brick: ['(red |all |exposed )?brick( (house|home|exterior|facade|front|building))?'],
  cape_cod: [
    'cape cods?( style)?',
    'cape (style|homes?|houses?)',
    '(?<=(?:an?|no|not|or) )capes?(?= (?:[,.;!?]|or|nor|and|with|in|on|please)(?: |$)|$)',
  ],
  colonial: ['colonials?( style| revival)?'],
  contemporary: ['contemporary( style)?'],
  cottage: ['cottages?( style)?'],
  craftsman: ['craftsm[ae]n( style)?', 'arts and crafts( style)?'],
  mid_century_modern: ['mid ?(century|mod)( modern)?( style)?', 'mcm', 'eichlers?'],
  modern: ['(ultra ?|sleek )?modern( (style|design|look|architecture|home|house))?'],
  ranch_style: ['ranch( (style|homes?|houses?))?', 'ranches', 'ranchers?', 'ramblers?', 'ranch style (homes?|houses?)'],
  stucco: ['stucco( exterior)?'],
  tudor: ['tudors?( (style|revival))?'],
  victorian: ['victorians?( (style|era|home|house))?', 'queen anne( style)?'],
} satisfies Partial<Record<Tag, string[]>>;
