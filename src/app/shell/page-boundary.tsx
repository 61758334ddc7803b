import { Outlet } from 'react-router';
import { ErrorPage } from '#app/pages/error-page.tsx';
import type { Route } from './+types/page-boundary';

/** Keeps the shell around the error of a failed page. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
