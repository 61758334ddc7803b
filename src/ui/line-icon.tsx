import type { ReactElement, SVGProps } from 'react';

export type LineIcon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** A 24 by 24 icon, drawn in lines of the text's color; screen readers skip it unless it has a name. */
export function lineIcon(shapes: ReactElement): LineIcon {
  return function Icon(props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined || undefined}
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
