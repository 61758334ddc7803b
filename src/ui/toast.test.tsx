// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenMenu } from './open-menus.ts';
import { ToastProvider, useToast } from './toast.tsx';

// The cards' code loads with the first toast; the tests cover what follows.
beforeAll(async () => {
  setUp();
  press('Save');
  await screen.findByText('Search saved');
  cleanup();
});
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => {};
  Element.prototype.releasePointerCapture = () => {};
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tookBack = vi.fn<() => void>();

function Buttons() {
  const { toast } = useToast();
  return (
    <>
      <button onClick={() => toast({ title: 'Search saved', description: 'We will write.', action: <a href="/x">Undo</a> })}>
        Save
      </button>
      <button onClick={() => toast({ title: 'Login Failed', variant: 'destructive' })}>Fail</button>
      <button onClick={() => toast({ title: 'Search deleted', undo: tookBack })}>Delete</button>
    </>
  );
}

/** A row that disappears as soon as it is removed. */
function Rows() {
  const { toast } = useToast();
  const [rows, setRows] = useState(['first', 'second']);
  const remove = (row: string) => {
    setRows(rows.filter((one) => one !== row));
    toast({ title: 'Search removed', undo: () => setRows(rows) });
  };
  return (
    <ul aria-label="Searches">
      {rows.map((row) => (
        <li key={row}>
          <button onClick={() => remove(row)}>Remove the {row}</button>
        </li>
      ))}
    </ul>
  );
}

function setUp(page = <Buttons />) {
  render(<ToastProvider>{page}</ToastProvider>);
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

// The test DOM hides popovers and cannot show them.
function shownCards() {
  return screen.queryAllByRole('listitem', { hidden: true });
}

function swipe(by: number) {
  const [card] = shownCards();
  if (!card) throw new Error('No toast is shown');
  fireEvent.pointerDown(card, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: by / 2, clientY: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: by, clientY: 0, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: by, clientY: 0, pointerId: 1 });
}

describe('toasts', () => {
  it('shows title, description and action, and stays for 5,000 ms', () => {
    setUp();
    press('Save');
    expect(shownCards()[0]?.textContent).toContain('Search savedWe will write.Undo');
    pass(4_999);
    expect(shownCards()).toHaveLength(1);
    pass(1);
    expect(shownCards()).toHaveLength(0);
  });

  it('takes back what was done, and closes', () => {
    setUp();
    press('Delete');
    press('Undo');
    expect(tookBack).toHaveBeenCalledOnce();
    expect(shownCards()).toHaveLength(0);
  });

  it('shows only the newest', () => {
    setUp();
    press('Save');
    press('Fail');
    expect(shownCards().map((card) => card.textContent)).toEqual(['Login Failed']);
  });

  it('gives the second toast its own 5,000 ms', () => {
    setUp();
    press('Save');
    pass(3_000);
    press('Fail');
    pass(4_999);
    expect(shownCards()).toHaveLength(1);
    pass(1);
    expect(shownCards()).toHaveLength(0);
  });

  it('is announced politely', () => {
    setUp();
    press('Save');
    pass(100);
    const announced = screen.getAllByRole('status').find((region) => region.textContent?.includes('Search saved'));
    expect(announced?.getAttribute('aria-live')).toBe('polite');
  });

  it('waits below a menu that is open on a narrow screen, and then has its whole time', () => {
    vi.stubGlobal('innerWidth', 400);
    setUp();
    press('Save');
    pass(3_000);
    const menu = render(<OpenMenu />);
    expect(shownCards()).toHaveLength(0);
    pass(60_000);
    menu.unmount();
    expect(shownCards()).toHaveLength(1);
    pass(4_999);
    expect(shownCards()).toHaveLength(1);
    pass(1);
    expect(shownCards()).toHaveLength(0);
  });

  it('stays beside a menu where there is room', () => {
    setUp();
    press('Save');
    render(<OpenMenu />);
    expect(shownCards()).toHaveLength(1);
  });

  it('closes by its button', () => {
    setUp();
    press('Save');
    press('Close');
    expect(shownCards()).toHaveLength(0);
  });

  it('leaves the keyboard beside what was undone, also where the pressed button went', () => {
    setUp(<Rows />);
    const gone = screen.getByRole('button', { name: 'Remove the first' });
    gone.focus();
    fireEvent.click(gone);
    screen.getByRole('button', { name: 'Undo', hidden: true }).focus();
    press('Undo');
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Searches' }));
  });

  it('moves the focus to the toasts with F8', () => {
    setUp();
    press('Save');
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(document.activeElement).toBe(shownCards()[0]?.parentElement);
  });

  it('closes by a swipe of 50 px to the right, and not by less or to the left', () => {
    setUp();
    press('Save');
    swipe(40);
    expect(shownCards()).toHaveLength(1);
    swipe(-80);
    expect(shownCards()).toHaveLength(1);
    swipe(60);
    expect(shownCards()).toHaveLength(0);
  });

  it('says what is missing where there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Buttons />)).toThrow('ToastProvider');
  });
});
