import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { cn } from './class-names.ts';
import { PageTitle } from './page-title.tsx';
import { WIDTHS } from './widths.ts';

export interface CardPageProps {
  title: ReactNode;
  /** Stands above the title. */
  icon?: ReactNode;
  /** Centers content that replaces a page. */
  align?: 'start' | 'center' | undefined;
  children: ReactNode;
}

/** A page that says or asks one thing. */
export function CardPage({ title, icon, align = 'start', children }: CardPageProps) {
  const isCentered = align === 'center';
  return (
    <Card padding="large" className={cn(WIDTHS.narrow, isCentered && 'my-8 text-center')}>
      {icon}
      <PageTitle className={icon == null ? undefined : 'mt-4'}>{title}</PageTitle>
      {children}
    </Card>
  );
}
