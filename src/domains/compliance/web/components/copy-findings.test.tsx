// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CopyFindings } from './copy-findings.tsx';

afterEach(cleanup);

function Editor({ start }: { start: string }) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea ref={field} aria-label="Remarks" value={text} onChange={(event) => setText(event.target.value)} />
      <CopyFindings text={text} field={field} kind="remarks" states={['CA']} />
    </>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remarks' });

describe('CopyFindings', () => {
  it('lists what is found with its reason, and says how much', async () => {
    render(<Editor start="Adults only. Perfect for retirees." />);
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('It says who may or may not live here.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('2 phrases must change');
  });

  it('checks as one types', async () => {
    render(<Editor start="Sunny flat." />);
    await userEvent.type(box(), ' No kids.');
    expect(await screen.findByText('“No kids”')).toBeDefined();
    await userEvent.clear(box());
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('removes and replaces words in the field, whose form hears of it', async () => {
    render(<Editor start="Two beds. Adults only. A safe neighborhood." />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove “Adults only”' }));
    expect(box().value).toBe('Two beds. A safe neighborhood.');
    expect(document.activeElement).toBe(box());
    await userEvent.click(screen.getByRole('button', { name: /^Replace with .*: “safe neighborhood”$/ }));
    expect(box().value).toBe('Two beds. A neighborhood.');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
