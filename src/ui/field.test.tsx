// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field, FieldGroup } from './field.tsx';
import { RadioCard } from './radio-card.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

function describedBy(element: HTMLElement) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field label="Price" hint="In whole dollars." error="Enter a price." required>
        <TextInput prefix="$" />
      </Field>,
    );
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' });
    expect(describedBy(box)).toEqual(['In whole dollars.', 'Enter a price.']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.required).toBe(true);
  });

  it('says nothing where there is nothing to say', () => {
    render(
      <Field label="Price">
        <TextInput />
      </Field>,
    );
    const box = screen.getByRole('textbox', { name: 'Price' });
    expect(box.hasAttribute('aria-describedby')).toBe(false);
    expect(box.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('FieldGroup', () => {
  it('is a group with a name and its error', () => {
    render(
      <FieldGroup legend="Account type" error="Choose one.">
        <RadioCard name="role" value="user" label="Buyer" />
        <RadioCard name="role" value="vendor" label="Vendor" />
      </FieldGroup>,
    );
    const group = screen.getByRole('group', { name: 'Account type' });
    expect(describedBy(group)).toEqual(['Choose one.']);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});

describe('ErrorSummary', () => {
  const problems = [{ fieldId: 'price', message: 'Enter a price' }];

  it('takes the focus at each failed attempt and leads to the field', async () => {
    const form = (attempt: number) => (
      <>
        <ErrorSummary problems={problems} attempt={attempt} />
        <input id="price" aria-label="Price" />
      </>
    );
    Element.prototype.scrollIntoView = () => {};
    const { rerender } = render(form(1));
    const summary = screen.getByRole('group', { name: 'One answer needs a look' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('link', { name: 'Enter a price' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Price' }));
    rerender(form(2));
    expect(document.activeElement).toBe(summary);
  });
});

describe('Button', () => {
  it('refuses a second press while busy and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Sign In</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    rerender(
      <Button onClick={onClick} busy busyText="Signing In...">
        Sign In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Signing In...' });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
