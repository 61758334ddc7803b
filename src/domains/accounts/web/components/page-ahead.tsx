import { Link } from 'react-router';

/** Fetches the page that the person is about to reach, so that it shows at once. */
export function PageAhead({ path }: { path: string }) {
  return <Link to={path} prefetch="render" hidden tabIndex={-1} aria-hidden="true" />;
}
