// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { useHeldOpen } from './held-open.ts';
import { LeaveButton } from './modal.tsx';
import { Popover } from './popover.tsx';
import { installNativeDialog } from './testing/install-native-dialog.ts';

beforeAll(installNativeDialog);
afterEach(cleanup);

function Page({ children, closeOnOutsideClick }: { children?: ReactNode; closeOnOutsideClick?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Request a tour"
        description="Pick a time."
        closeOnOutsideClick={closeOnOutsideClick}
      >
        {children}
      </Dialog>
    </>
  );
}

function Words() {
  const [words, setWords] = useState('');
  useHeldOpen(words !== '');
  return (
    <>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <LeaveButton>Cancel</LeaveButton>
    </>
  );
}

async function openDialog(page: ReactNode) {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Request a tour' });
}

function opener() {
  return screen.getByRole('button', { name: 'Open' });
}

it('takes the focus where it scrolls and nothing in it does, so that keys reach its end', async () => {
  const heights = { scrollHeight: 900, clientHeight: 300 };
  for (const [name, value] of Object.entries(heights))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  try {
    const { rerender } = render(<Page>Long words</Page>);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('region', { name: 'Request a tour' }).tabIndex).toBe(0);
    rerender(
      <Page>
        Long words and a <button>button</button>
      </Page>,
    );
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  } finally {
    for (const name of Object.keys(heights)) Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

describe('Dialog', () => {
  it('has a name and a description, and starts at its title', async () => {
    const dialog = await openDialog(<Page />);
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Pick a time.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request a tour' }));
  });

  it('starts at the marked element where there is one', async () => {
    await openDialog(
      <Page>
        <input aria-label="Phone" data-initial-focus />
      </Page>,
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone' }));
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press outside', async () => pressOutside()],
  ])('closes by %s and gives the focus back', async (_way, close) => {
    await openDialog(<Page />);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['a press outside', async () => pressOutside()],
    ['a button that leaves it', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('asks before %s closes it with something to lose', async (_way, close) => {
    await openDialog(
      <Page>
        <Words />
      </Page>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'A yard');
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Words' }).value).toBe('A yard');
    expect(screen.queryByText('Discard your changes?')).toBeNull();
    await close();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('stays open when a press that began inside ends outside', async () => {
    const dialog = await openDialog(<Page />);
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'Request a tour' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('can refuse to close by a press outside', async () => {
    const dialog = await openDialog(<Page closeOnOutsideClick={false} />);
    pressOutside();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('keeps what floats inside it, where it can be reached', async () => {
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    const dialog = await openDialog(
      <Page>
        <Popover label="Help" trigger={<button>More</button>}>
          <p>In the dialog</p>
        </Popover>
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(dialog.contains(screen.getByText('In the dialog'))).toBe(true);
  });
});

function pressOutside() {
  const dialog = screen.getByRole('dialog', { name: 'Request a tour' });
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
}

describe('a page that changes below', () => {
  const pages = (over: ReactNode) => {
    const router = createMemoryRouter([{ path: '*', element: over }], { initialEntries: ['/home'] });
    return { router, page: <RouterProvider router={router} /> };
  };

  it('closes a dialog whose link leads elsewhere, and leaves it open for filters of the same page', async () => {
    const { router, page } = pages(<Page />);
    await openDialog(page);
    await act(() => router.navigate('/home?beds=3'));
    expect(screen.getByRole('dialog', { name: 'Request a tour' })).toBeTruthy();
    await act(() => router.navigate('/auth/register'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes a popover too', async () => {
    const { router, page } = pages(
      <Popover label="News" trigger={<button>Bell</button>}>
        Text
      </Popover>,
    );
    render(page);
    await userEvent.click(screen.getByRole('button', { name: 'Bell' }));
    expect(screen.getByRole('dialog', { name: 'News' })).toBeTruthy();
    await act(() => router.navigate('/elsewhere'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
