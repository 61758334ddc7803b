// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareLinks } from './share-links.tsx';

afterEach(cleanup);

const link = (id: string) => ({
  id,
  createdAt: '2026-03-01T00:00:00Z',
  expiresAt: '2126-03-31T00:00:00Z',
  views: 0,
  lastViewedAt: null,
  note: id,
});

function Sharing({ canEnd }: { canEnd: boolean }) {
  const [ids, setIds] = useState(['old']);
  return (
    <ShareLinks
      timeZone="UTC"
      links={ids.map(link)}
      onCreate={() => {
        setIds(['new', 'old']);
        return Promise.resolve('/shared/new');
      }}
      onEnd={(id) => {
        if (canEnd) setIds((now) => now.filter((one) => one !== id));
        return Promise.resolve(canEnd);
      }}
    >
      Anyone may look.
    </ShareLinks>
  );
}

async function makeLink(canEnd: boolean) {
  render(<Sharing canEnd={canEnd} />);
  await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(screen.getByLabelText('Link to the report')).toHaveProperty('value', `${window.location.origin}/shared/new`);
}

async function end(note: string) {
  await userEvent.click(
    screen.getByRole('button', { name: `End this link: Made Mar 1, 2026, ends Mar 31, 2126 · 0 views · ${note}` }),
  );
}

it('offers a new link for copying until that link ends, whichever others end', async () => {
  await makeLink(true);
  await end('old');
  expect(screen.queryByLabelText('Link to the report')).not.toBeNull();
  await end('new');
  expect(screen.queryByLabelText('Link to the report')).toBeNull();
});

it('keeps offering a link that could not be ended', async () => {
  await makeLink(false);
  await end('new');
  expect(screen.queryByLabelText('Link to the report')).not.toBeNull();
});

it('brings a new link into view, for it is shown only once', async () => {
  const scroll = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = scroll;
  await makeLink(true);
  expect(scroll.mock.contexts.at(-1)?.contains(screen.getByLabelText('Link to the report'))).toBe(true);
});
