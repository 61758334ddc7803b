import type { ReactElement, SVGProps } from 'react';

export type LineIcon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An icon of 24 by 24, drawn in lines of the text's color; silent to screen readers unless it is named. */
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
