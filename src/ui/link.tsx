import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { cn } from './class-names.ts';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  /** Keeps the scroll position when the address changes (filters, tabs). */
  keepScroll?: boolean | undefined;
}

/** An unstyled anchor: pages of this site open without a reload; the browser opens the rest. */
export function AppLink({ href, keepScroll, ...rest }: AppLinkProps) {
  if (!isPageOfThisSite(href) || rest.target === '_blank' || rest.download !== undefined) {
    const rel = rest.target === '_blank' ? (rest.rel ?? 'noopener') : rest.rel;
    return <a {...rest} href={href} {...(rel === undefined ? {} : { rel })} />;
  }
  return <Link {...rest} to={href} preventScrollReset={keepScroll === true} />;
}

function isPageOfThisSite(href: string): boolean {
  return (href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')) || href.startsWith('?');
}

export interface InlineLinkProps extends AppLinkProps {
  /** `text` stands in sentences, `quiet` in lists and footers, where place already says it is a link. */
  look?: 'text' | 'quiet' | undefined;
}

export function InlineLink({ look = 'text', className, ...rest }: InlineLinkProps) {
  return (
    <AppLink
      {...rest}
      className={cn(
        'underline-offset-[0.2em]',
        look === 'text'
          ? 'text-info underline decoration-1 hover:decoration-2'
          : 'text-ink-soft no-underline hover:text-ink hover:underline',
        className,
      )}
    />
  );
}

export interface LineLinkProps extends AppLinkProps {
  /**
   * `text` leads on from a part of the page, `list` stands among others of its kind, `title` names a line, `quiet` stays back,
   * `snug` takes no more room than its words and reaches over and under them.
   */
  look?: 'text' | 'list' | 'title' | 'quiet' | 'snug' | undefined;
}

const lineLooks = {
  text: 'min-h-control text-info underline',
  list: 'min-h-9 text-info no-underline hover:underline pointer-coarse:min-h-control',
  title: 'min-h-6 font-medium text-ink no-underline hover:underline pointer-coarse:min-h-control',
  quiet: 'min-h-8 text-ink-soft no-underline hover:text-ink hover:underline pointer-coarse:min-h-control',
  snug: 'relative text-info underline after:absolute after:-inset-x-1 after:-inset-y-2',
} as const;

/** A link with a line of its own, which a finger can hit. */
export function LineLink({ look = 'text', className, ...rest }: LineLinkProps) {
  return <AppLink {...rest} className={cn('inline-flex items-center underline-offset-4', lineLooks[look], className)} />;
}
