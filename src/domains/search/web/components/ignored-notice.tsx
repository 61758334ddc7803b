import { Notice } from '#ui/notice.tsx';
import type { IgnoredParameter } from '../refused-parameters.ts';

/** Says which parts of an address were ignored and why. HTML has no U+0000. */
export function IgnoredNotice({ ignored, className }: { ignored: readonly IgnoredParameter[]; className?: string }) {
  if (ignored.length === 0) return null;
  return (
    <Notice tone="warning" title="Part of this address was not understood" className={className}>
      <ul>
        {ignored.map(({ name, value, reason }) => (
          <li key={name}>
            {name}={value.slice(0, 60).replaceAll('\0', '\u{FFFD}')}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
