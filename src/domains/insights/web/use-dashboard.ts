import type { z } from 'zod';
import { useState } from 'react';
import { siteDay, USUAL_FUNNEL_WINDOW } from '#domains/analytics/contract.ts';
import { type ChangeAddressQuery, useAddressQuery } from '#platform/web/use-address-query.ts';
import { addDays, isDay } from '#lib/calendar.ts';
import { type ComparedWith, segmentFields } from '../contract.ts';

/** The parts of the dashboard, by the address, with the name of each. */
export const PANELS = {
  traffic: 'Traffic',
  funnels: 'Funnels',
  retention: 'Retention',
  business: 'Business',
  search: 'Search',
  quality: 'AI quality',
  feedback: 'Feedback',
  compliance: 'Compliance',
  health: 'Health',
  alerts: 'Alerts',
} as const;
export type Panel = keyof typeof PANELS;

/** Panels whose figures stand beside those of another span. */
export const COMPARED_PANELS: readonly Panel[] = ['traffic', 'business', 'search', 'quality', 'feedback'];

export const RANGES = { '7': '7 days', '28': '28 days', '90': '90 days', custom: 'Other' } as const;
export type Range = keyof typeof RANGES;

export type Dimension = z.infer<(typeof segmentFields)['dimension']>;

/** What the dashboard shows; all of it stands in the address, so that it can be sent, kept as a view and gone back to. */
export interface Dashboard {
  panel: Panel;
  range: Range;
  from: string;
  to: string;
  dimension: Dimension;
  value: string;
  window: string;
  compare: ComparedWith;
}

const USUAL_RANGE = '28';

export function useDashboard(): {
  shown: Dashboard;
  change: ChangeAddressQuery;
  query: Record<string, string>;
} {
  const [search, change] = useAddressQuery();
  const [now] = useState(() => new Date());
  const query = Object.fromEntries(search);
  return { shown: readDashboard(query, now), query, change };
}

/** The dashboard of an address; whatever it does not say is usual. */
export function readDashboard(query: Readonly<Record<string, string>>, now: Date): Dashboard {
  const panel = Object.hasOwn(PANELS, query.show ?? '') ? (query.show as Panel) : 'traffic';
  const today = siteDay(now);
  const given = query.days ?? USUAL_RANGE;
  const isCustom = isDay(query.from ?? '') && isDay(query.to ?? '') && (query.from ?? '') <= (query.to ?? '');
  const range: Range = isCustom ? 'custom' : given === '7' || given === '90' ? given : USUAL_RANGE;
  const dimension = segmentFields.dimension.safeParse(query.dimension);
  return {
    panel,
    range,
    from: isCustom ? (query.from ?? today) : addDays(today, 1 - Number(range)),
    to: isCustom ? (query.to ?? today) : today,
    dimension: dimension.success ? dimension.data : 'all',
    value: dimension.success ? (query.value ?? 'all') : 'all',
    window: query.window ?? String(USUAL_FUNNEL_WINDOW),
    compare: query.compare === 'year' ? 'year' : 'before',
  };
}
