/** The logo: a roof whose ridge is a rising line. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path
        d="M6.5 17.5 16 8l9.5 9.5"
        className="stroke-on-brand"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10 16.5V24h12v-7.5" className="stroke-on-brand" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M16 24v-5" className="stroke-on-brand" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
