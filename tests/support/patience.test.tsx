// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

/** Draws an answer a moment later, then lets its effect note it. */
function Late({ noted }: { noted: string[] }) {
  const [answer, setAnswer] = useState<string>();
  useEffect(() => {
    setImmediate(() => setAnswer('here'));
  }, []);
  useEffect(() => {
    if (answer !== undefined) noted.push(answer);
  }, [answer, noted]);
  return <p>{answer}</p>;
}

it('finds what has appeared only after its effects have run, on a machine that stalls between the two', async () => {
  const noted: string[] = [];
  render(<Late noted={noted} />);
  const found = screen.findByText('here');
  // The promises of the search go first; then the machine stalls, so that its timer is due before React’s turn.
  const stallAfter = (hops: number) =>
    queueMicrotask(() => {
      if (hops > 0) return stallAfter(hops - 1);
      const until = performance.now() + 20;
      while (performance.now() < until);
    });
  const stall = new MutationObserver(() => stallAfter(20));
  stall.observe(document.body, { childList: true, subtree: true, characterData: true });
  await found;
  stall.disconnect();
  expect(noted).toEqual(['here']);
});
