import { SOURCE_KEYS, type SourceKind } from './audience.ts';

/**
 * How the server tells the page of a request which arm it assigned: `{experiment} {arm} {source} {words}`, with `-` for what there
 * is none of. It never comes from outside, and is part of what a page is remembered by.
 */
export const ARM_HEADER = 'x-landing-arm';

export interface ArmSaid {
  /** Null for a page that is in no experiment, or is previewed: it is counted nowhere. */
  experiment: { id: string; arm: number; source: SourceKind } | null;
  /** The key of what stands at the place of a page of the product. */
  words: string | null;
}

export function writeArmHeader({ experiment, words }: ArmSaid): string {
  const own = experiment === null ? '- - -' : `${experiment.id} ${experiment.arm} ${experiment.source}`;
  return `${own} ${words ?? '-'}`;
}

/** What a page’s request carries; null without it. */
export function readArmHeader(value: string | null): ArmSaid | null {
  const [, id = '', arm, source, words = ''] = /^([\da-f-]{36}|-) (\d|-) ([a-z]+|-) ([a-z0-9-]+)$/.exec(value ?? '') ?? [];
  if (id === '') return null;
  const known = SOURCE_KEYS.find((key) => key === source);
  return {
    experiment: id === '-' || known === undefined ? null : { id, arm: Number(arm), source: known },
    words: words === '-' ? null : words,
  };
}
