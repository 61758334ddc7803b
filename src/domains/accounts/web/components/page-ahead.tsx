import { Link } from 'react-router';

/** Fetches a page of this site that the person is about to be led to, so that it stands there the moment they are. */
export function PageAhead({ path }: { path: string }) {
  return <Link to={path} prefetch="render" hidden tabIndex={-1} aria-hidden="true" />;
}
