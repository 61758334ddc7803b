// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '#ui/toast.tsx';
import type { NewShare } from '../contract.ts';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';

afterEach(cleanup);

let client: QueryClient;
let onCreate: ReturnType<typeof vi.fn<(share: NewShare) => Promise<{ path: string }>>>;
beforeEach(() => {
  client = new QueryClient();
  onCreate = vi.fn<(share: NewShare) => Promise<{ path: string }>>().mockResolvedValue({ path: '/shared/cma/t1' });
});

function show(props: Partial<SharePanelProps> = {}) {
  return render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <SharePanel links={[]} queryKey={['links']} onCreate={onCreate} onEnd={async () => {}} {...props}>
          Whoever has the link sees the report.
        </SharePanel>
      </ToastProvider>
    </QueryClientProvider>,
  );
}
const make = () => userEvent.click(screen.getByRole('button', { name: /make|create/i }));

describe('links to share', () => {
  it('hold for as long as was chosen, and are shown with the site’s address', async () => {
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    show();
    await userEvent.selectOptions(screen.getByRole('combobox'), '90');
    await make();
    expect(onCreate.mock.calls[0]?.[0]).toEqual({ id: expect.any(String), days: 90, hasOwnWords: false });
    expect(await screen.findByDisplayValue(`${window.location.origin}/shared/cma/t1`)).toBeDefined();
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['links'] });
  });

  it('show the sharer’s own words only where that is chosen', async () => {
    show({ ownWords: { label: 'Show my notes', note: 'With notes', isOnAtFirst: true } });
    const box = screen.getByRole('checkbox', { name: 'Show my notes' });
    await make();
    expect(onCreate.mock.calls[0]?.[0].hasOwnWords).toBe(true);
    await userEvent.click(box);
    await make();
    await waitFor(() => expect(onCreate.mock.calls[1]?.[0].hasOwnWords).toBe(false));
  });

  it('give no link where none could be made, say so, and ask for the same one again', async () => {
    onCreate.mockRejectedValueOnce(new Error('broken'));
    show();
    await make();
    expect(await screen.findByText('That didn’t work')).toBeDefined();
    expect(screen.queryByDisplayValue(/shared/)).toBeNull();
    await make();
    expect(await screen.findByDisplayValue(/shared/)).toBeDefined();
    await make();
    await waitFor(() => expect(onCreate).toHaveBeenCalledTimes(3));
    const [lost, again, other] = onCreate.mock.calls.map(([{ id }]) => id);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });
});
