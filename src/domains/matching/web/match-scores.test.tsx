// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceOwnChange } from '#platform/web/own-changes.ts';
import { announcePersonChange } from '#platform/web/person-change.ts';
import { getMatchScores } from '../contract.ts';
import { MATCH_SCORES_PATH, MOST_SCORED, useMatchScore } from './match-scores.ts';

function Card({ home, isSignedIn = true }: { home: string; isSignedIn?: boolean }) {
  return (
    <p>
      {home}: {useMatchScore(home, isSignedIn) ?? 'none'}
    </p>
  );
}

interface Asked {
  keys: string[];
  answer: (score: number) => Promise<void>;
  fail: () => Promise<void>;
}

let asked: Asked[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve, reject) => {
        const keys = (new URL(url, 'http://localhost').searchParams.get('keys') ?? '').split(',');
        const settle = (work: () => void) => act(async () => work());
        asked.push({
          keys,
          answer: (score) =>
            settle(() => resolve(Response.json({ scores: Object.fromEntries(keys.map((key) => [key, score])) }))),
          fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  act(() => announcePersonChange(null));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const gather = () => act(() => vi.advanceTimersByTimeAsync(60));
const said = () => screen.getAllByText(/:/).map((card) => card.textContent);

it('asks the address of the contract', () => {
  expect(MATCH_SCORES_PATH).toBe(getMatchScores.path);
});

it('asks once for all cards of a list, in as many calls as are allowed, and never for guests', async () => {
  const homes = Array.from({ length: MOST_SCORED + 1 }, (_, at) => `home-${at}`);
  render([...homes, 'home-0'].map((home, at) => <Card key={at} home={home} />));
  render(<Card home="guest" isSignedIn={false} />);
  await gather();
  expect(asked.map(({ keys }) => keys.length)).toEqual([MOST_SCORED, 1]);
  await asked[0]?.answer(80);
  expect(said().slice(0, 2)).toEqual(['home-0: 80', 'home-1: 80']);
});

it('shows nobody the scores of the person before', async () => {
  render(<Card home="shared" />);
  await gather();
  act(() => announcePersonChange('somebody-else'));
  await asked[0]?.answer(91);
  expect(said()).toEqual(['shared: none']);
});

it('asks again after answers changed, and takes no answer to the old ones', async () => {
  render(<Card home="changing" />);
  await gather();
  act(() => announceOwnChange('buyer-profile'));
  await gather();
  await asked[1]?.answer(70);
  await asked[0]?.answer(20);
  expect(said()).toEqual(['changing: 70']);
});

it('asks again later for what could not be asked', async () => {
  const { unmount } = render(<Card home="away" />);
  await gather();
  await asked[0]?.fail();
  unmount();
  render(<Card home="away" />);
  await gather();
  await asked[1]?.answer(60);
  expect(said()).toEqual(['away: 60']);
});
