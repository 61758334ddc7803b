import { Link } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import { BrandMark } from './brand-mark.tsx';
import { FOOTER_GROUPS } from './navigation.ts';

const LINK =
  'inline-flex min-h-8 items-center text-sm pointer-coarse:min-h-control text-ink-soft underline-offset-4 hover:text-ink hover:underline';

export function Footer() {
  const site = useSite();
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-4 gap-y-8 px-4 py-10 sm:gap-10 sm:py-12 lg:grid-cols-[2fr_1fr_1fr_1.4fr] lg:px-6">
        <div className="max-sm:col-span-2">
          <div className="flex items-center gap-2">
            <BrandMark className="size-7" />
            <span className="font-serif text-lg font-semibold">{site.productName}</span>
          </div>
          <p className="mt-3 max-w-xs text-sm text-ink-soft">AI-powered real estate transactions with expert guidance.</p>
        </div>
        {FOOTER_GROUPS.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="font-sans text-sm font-semibold text-ink">{group.title}</h2>
            <ul className="mt-2">
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={LINK}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <Contact />
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 text-sm text-ink-soft lg:px-6">
          <Link to="/terms" className={LINK}>
            Terms of Service
          </Link>
          <Link to="/privacy" className={LINK}>
            Privacy Policy
          </Link>
          <Link to="/privacy#choices" className={LINK}>
            Privacy choices
          </Link>
          <span className="inline-flex items-center gap-2">
            <EqualHousingMark /> Equal Housing Opportunity
          </span>
          {site.demoMode && <span>The homes and people shown here are fictional.</span>}
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  const { supportEmail, supportPhone, supportAddress } = useSite();
  if (supportEmail === null && supportPhone === null && supportAddress === null) return null;
  return (
    <div className="max-sm:col-span-2">
      <h2 className="font-sans text-sm font-semibold text-ink">Contact</h2>
      <ul className="mt-2 text-sm text-ink-soft">
        {supportEmail !== null && (
          <li>
            <a className={LINK} href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </li>
        )}
        {supportPhone !== null && (
          <li>
            <a className={LINK} href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>
              {supportPhone}
            </a>
          </li>
        )}
        {supportAddress !== null && <li className="py-1.5">{supportAddress}</li>}
      </ul>
    </div>
  );
}

function EqualHousingMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
      <path d="M12 3 2 9v4h2v8h16v-8h2V9L12 3Zm6 16H6v-8.6l6-3.7 6 3.7V19Z" />
      <path d="M8.5 11.5h7v2h-7zm0 3.5h7v2h-7z" />
    </svg>
  );
}
