import { LineLink } from '#ui/link.tsx';

const LINKS = [
  { href: '/settings', label: 'Profile, privacy and your data' },
  { href: '/clear-cache', label: 'What this site keeps in your browser' },
  { href: '/privacy', label: 'Privacy policy' },
];

export default function PrivacyCard() {
  return (
    <ul>
      {LINKS.map(({ href, label }) => (
        <li key={href}>
          <LineLink href={href}>{label}</LineLink>
        </li>
      ))}
    </ul>
  );
}
