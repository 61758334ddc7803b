import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

/** The other addresses of the two dashboards lead there, with their parameters. */
const TARGETS: Readonly<Record<string, string>> = {
  '/seller-dashboard': '/seller-dashboard-authentic',
  '/demo-seller-dashboard': '/seller-dashboard-demo',
};

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${TARGETS[pathname.replace(/\/+$/, '')] ?? '/'}${search}`);
}
