/** Where nothing works without scripts: says so to whoever runs none. */
export function NeedsScript({ what, className }: { what: string; className?: string | undefined }) {
  return (
    <noscript>
      <p className={className}>{what} needs JavaScript. Switch it on, then load this page again.</p>
    </noscript>
  );
}
