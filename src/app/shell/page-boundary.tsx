import { Outlet } from 'react-router';
import { ErrorPage } from '#app/pages/error-page.tsx';
import type { Route } from './+types/page-boundary';

/** A page that fails leaves the shell standing around its error. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
