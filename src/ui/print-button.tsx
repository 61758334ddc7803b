import { Printer } from '#ui/icons/index.ts';
import { useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { printPage } from './print-page.ts';

/** Prints the whole page. */
export function PrintButton({ children = 'Print', ...look }: Pick<ButtonProps, 'children' | 'size' | 'className'>) {
  const [isBusy, setBusy] = useState(false);

  async function print() {
    setBusy(true);
    await printPage();
    setBusy(false);
  }

  return (
    <Button variant="secondary" {...look} busy={isBusy} onClick={() => void print()}>
      <Printer aria-hidden="true" className="size-4" /> {children}
    </Button>
  );
}
