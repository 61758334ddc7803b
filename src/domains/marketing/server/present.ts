import { hasEnded } from '#domains/selling/contract.ts';
import type { Material, MaterialTemplate } from '../contract.ts';
import { findChanges } from '../model/compare-content.ts';
import type { Content } from '../model/content.ts';
import { findTemplate, type Template, TEMPLATES } from '../model/templates/index.ts';
import type { Brand } from './brand-kits.ts';
import { contentOf, problemsOf, SAMPLE_CODE } from './judge.ts';
import type { PresentMaterial } from './queries.ts';
import { readChoices, readContent } from './read-stored.ts';
import type { Home } from './read-home.ts';
import type { Config } from '#platform/config/config.ts';

/** The template of a stored material; one that is gone is shown as a flyer. */
export const templateOf = (key: string): Template => findTemplate(key) ?? (TEMPLATES[0] as Template);

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

export function presentTemplate(template: Template): Omit<MaterialTemplate, 'refusal'> {
  const { key, name, group, purpose, medium, width, height, pages, photos } = template;
  return { key, name, group, purpose, medium, size: saySize(template), width, height, pages: [...pages], photos };
}

function saySize({ key, medium, width, height }: Template): string {
  if (medium === 'html') return 'HTML';
  if (medium === 'screen') return `${width} × ${height} px`;
  if (key.includes('-a5')) return 'A5';
  const inches = (points: number) => {
    const whole = Math.floor(points / 72);
    return `${whole}${FRACTIONS[points / 72 - whole] ?? ''}`;
  };
  return `${inches(width)} × ${inches(height)} in`;
}

interface Presented {
  row: PresentMaterial;
  home: Home;
  /** Of the material's maker. */
  brand: Brand;
  scans: number;
  isMaker: boolean;
}

/** What a material would be if it were made now. */
export function contentNow(ctx: { config: Config }, { row, home, brand }: Pick<Presented, 'row' | 'home' | 'brand'>): Content {
  return contentOf(ctx, {
    home,
    brand,
    template: templateOf(row.template),
    choices: readChoices(row.choices),
    code: row.code ?? SAMPLE_CODE,
  });
}

export function presentMaterial(ctx: { config: Config }, { row, home, brand, scans, isMaker }: Presented): Material {
  const { listing } = home.advertised;
  const content = readContent(row.content);
  const choices = readChoices(row.choices);
  const problems = problemsOf({ template: templateOf(row.template), home, brand, content, choices, isMaker });
  return {
    id: row.id,
    listingId: row.own_listing_id,
    listingLabel: listing.label,
    standardStatus: listing.standardStatus,
    template: presentTemplate(templateOf(row.template)),
    title: row.title,
    version: row.version,
    canEdit: home.canEdit && !(hasEnded(listing.standardStatus) && listing.standardStatus !== 'Closed'),
    isArchived: row.archived_at !== null,
    plannedOn: row.planned_on,
    outdated: findChanges(content, contentNow(ctx, { row, home, brand }), templateOf(row.template)),
    blockers: problems.filter(({ severity }) => severity === 'blocker').length,
    scans,
    madeAt: row.made_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
