import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { ROLES, type OpenRole, type Role } from '#lib/roles.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Page, type PageProps } from '#ui/page.tsx';
import { LoadingRegion } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SignedInOnly } from './components/signed-in-only.tsx';

/** What a page says and looks like before its view has loaded. */
type Frame = Pick<PageProps, 'lead' | 'width' | 'size'> & { title: string };

export interface PersonalViewProps {
  user: SessionUser;
  /** For the view's own `Page`, which may extend it and use another title. */
  frame: Frame;
}

/** Loads what is shown to the signed-in alone. */
type View = () => Promise<ComponentType<PersonalViewProps>>;

export interface PersonalPageOptions extends Frame {
  path: string;
  /** For the window title, if the page's title is too long or too personal. */
  tabTitle?: string;
  /** What it is for, in a sentence: for search engines, previews, and who is not signed in. */
  description: string;
  /** Personal pages stay out of indexes, except tools that are worth finding. */
  isIndexed?: boolean;
  /** What waits behind the sign-in, in one sentence. */
  reason: string;
  /** One view for all signed-in people, or one per role: others see whose page it is. */
  view: View | Partial<Record<Role, View>>;
  /** As whom a demo shows the page; absent where none does, as on a page of one thing. */
  demoRole?: OpenRole;
  /** Reserves the view's space. */
  pending?: ReactNode;
}

/** A personal page: its metadata, and a component that shows the view or how to get to it. */
export function personalPage({
  path,
  tabTitle,
  description,
  isIndexed = false,
  reason,
  view,
  demoRole,
  pending,
  ...frame
}: PersonalPageOptions) {
  const everybodys = typeof view === 'function' ? lazyView(view) : undefined;
  const byRole = new Map(
    ROLES.flatMap((role) => {
      const one = typeof view === 'function' ? undefined : view[role];
      return one === undefined ? [] : [[role, lazyView(one)] as const];
    }),
  );
  const loading = <Page {...frame}>{pending === undefined ? <Spinner page /> : <LoadingRegion>{pending}</LoadingRegion>}</Page>;
  return {
    meta: ({ matches }: { matches: Parameters<typeof siteOf>[0] }): MetaDescriptor[] =>
      pageMeta({ site: siteOf(matches), title: tabTitle ?? frame.title, description, path, isIndexed }),
    Component() {
      return (
        <SignedInOnly
          title={frame.title}
          about={description}
          reason={reason}
          demoRole={demoRole}
          roles={everybodys === undefined ? [...byRole.keys()] : undefined}
          loading={loading}
        >
          {(user) => {
            const Shown = everybodys ?? byRole.get(user.role);
            return <Suspense fallback={loading}>{Shown === undefined ? null : <Shown user={user} frame={frame} />}</Suspense>;
          }}
        </SignedInOnly>
      );
    },
  };
}

/** A view loads its own data, so the client comes with it. */
function lazyView(load: View) {
  return lazy(async () => {
    const [View, { QueryScope }] = await Promise.all([load(), import('#platform/web/query-scope.tsx')]);
    return {
      default: (props: PersonalViewProps) => (
        <QueryScope>
          <View {...props} />
        </QueryScope>
      ),
    };
  });
}
