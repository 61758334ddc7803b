// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import type { OwnVendor } from '../../contract.ts';
import { AreaPart } from './area-part.tsx';
import type { PartProps } from './part-props.ts';
import { PricesPart } from './prices-part.tsx';

afterEach(cleanup);

const blank = { id: 'v', version: 0, base: null, offers: [], area: { area: null, travelFeeCents: 0 } } as unknown as OwnVendor;

it.each([
  ['area', AreaPart, 'Go to Business', '/vendor-onboarding?step=business'],
  ['prices', PricesPart, 'Go to Services', '/vendor-onboarding?step=services'],
] as const)('leads from the %s to the step that it waits for', (_name, Part: (props: PartProps) => ReactNode, name, href) => {
  render(
    <MemoryRouter>
      <QueryScope>
        <ToastProvider>
          <Part vendor={blank} disabled={false} />
        </ToastProvider>
      </QueryScope>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
