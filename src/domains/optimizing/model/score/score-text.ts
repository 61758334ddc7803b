import type { HomeFacts } from '../home-facts.ts';
import { scoreDescription } from './score-description.ts';
import { scoreTitle } from './score-rest.ts';

const TITLE_POINTS = 10;
const DESCRIPTION_POINTS = 20;

interface Texts {
  title: string;
  description: string;
  facts: HomeFacts;
  year: number;
}

/** The score of the texts alone, 0 to 100: of title and description, or of the one that is there. Null without either. */
export function scoreText({ title, description, facts, year }: Texts): number | null {
  const lines = [
    ...(title.trim() === '' ? [] : scoreTitle({ title, facts, year })),
    ...(description.trim() === '' ? [] : scoreDescription({ description, facts, year })),
  ];
  const of = (title.trim() === '' ? 0 : TITLE_POINTS) + (description.trim() === '' ? 0 : DESCRIPTION_POINTS);
  if (of === 0) return null;
  return Math.round((lines.reduce((sum, { earned }) => sum + (earned ?? 0), 0) / of) * 100);
}
