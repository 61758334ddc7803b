import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router';
import { SessionParts } from '#domains/accounts/web/shell.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { loadPart } from '#platform/web/load-part.ts';
import { Dock } from '#ui/dock.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { shellParts } from './navigation.ts';
import { PageViews } from './page-views.tsx';
import { PersonalTouches } from './personal-touches.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Its script follows the page's own: until then nothing takes the focus away. Returns how to end it. */
function keepFocusOnceThere(): () => void {
  let end: (() => void) | undefined = undefined;
  let isEnded = false;
  void loadPart(() => import('#ui/keep-focus.ts')).then(({ keepFocus }) => {
    if (!isEnded) end = keepFocus();
  });
  return () => {
    isEnded = true;
    end?.();
  };
}

/** Header, footer and padding by path; every page lies inside. */
export default function ShellLayout() {
  const { pathname } = useLocation();
  const isForGuest = useMatches().some(
    ({ handle, loaderData }) => (handle as PageHandle | undefined)?.isForGuest?.(loaderData) === true,
  );
  const parts = shellParts(pathname, isForGuest);
  useEffect(keepFocusOnceThere, []);
  useFocusOnNewPage(pathname);
  return (
    <ToastProvider>
      <a
        href="#content"
        onClick={leadToContent}
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {parts.header && <TopBar />}
      <div className={`flex min-h-dvh flex-col print:block print:min-h-0 ${parts.header ? 'pt-16 print:pt-0' : ''}`}>
        {parts.header && <DemoNotice />}
        <main
          id="content"
          tabIndex={-1}
          className={`min-h-dvh grow outline-none print:min-h-0 ${parts.padded ? 'mx-auto w-full max-w-page px-4 py-8 lg:px-6' : ''}`}
        >
          <PersonalTouches>
            <Outlet />
          </PersonalTouches>
        </main>
        {parts.footer && <Footer />}
      </div>
      {isForGuest ? null : <Dock />}
      <LoadingIndicator />
      <SessionParts />
      <PageViews />
    </ToastProvider>
  );
}

// Without a change of address: to the router it would be one of page, which a part that still waits for its script would not survive.
function leadToContent(event: React.MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/** The specification's fallback while a page's code loads. */
function LoadingIndicator() {
  const navigation = useNavigation();
  if (navigation.state !== 'loading') return null;
  return (
    <div className="fixed inset-x-0 top-20 z-40 flex justify-center print:hidden">
      <Spinner className="rounded-full border border-line bg-surface px-4 py-2 shadow-float" />
    </div>
  );
}
