/** A quiet street at the foot of the sign-in pages, in the tokens' colors so that it follows the theme. */
export function StreetPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 720 260"
      preserveAspectRatio="xMidYMax slice"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-64 w-full"
    >
      <circle cx="566" cy="66" r="34" className="fill-accent" opacity="0.8" />
      <path d="M0 176c120-46 210-40 330-22s230 22 390-26v132H0Z" className="fill-brand" opacity="0.16" />
      <path d="M0 206c150-24 260-20 380-8s220 10 340-12v74H0Z" className="fill-brand" opacity="0.16" />
      <g className="fill-surface stroke-line-strong" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M46 232v-70l54-44 54 44v70Zm76-98v-28h16v40" />
        <path d="M196 232v-104h84v104Zm-10-104h104l-16-20h-72Z" />
        <path d="M330 232v-60l62-50 62 50v60Zm62 0v-40l40-32 42 32v40Z" />
        <path d="M520 232v-136h54v136Zm54 0v-104h50v104Z" />
        <path d="M656 232v-58l46-36 46 36v58Z" />
      </g>
      <g className="fill-accent" opacity="0.85">
        <path d="M88 232v-32h24v32ZM228 232v-36h22v36ZM350 232v-28h20v28ZM536 232v-26h20v26ZM676 232v-28h20v28Z" />
      </g>
      <g className="fill-brand-tint stroke-line-strong" strokeWidth="1">
        <path d="M62 178h18v18H62Zm58 0h18v18h-18ZM206 142h16v18h-16Zm48 0h16v18h-16ZM206 172h16v16h-16Zm48 0h16v16h-16ZM348 178h16v14h-16Zm36-12h16v16h-16Z" />
        <path d="M530 110h12v14h-12Zm22 0h12v14h-12Zm-22 28h12v14h-12Zm22 0h12v14h-12Zm-22 28h12v14h-12Zm22 0h12v14h-12Zm32-22h12v14h-12Zm20 0h12v14h-12Zm-20 28h12v14h-12Zm20 0h12v14h-12Z" />
      </g>
      <g className="fill-brand">
        <circle cx="22" cy="206" r="20" />
        <circle cx="176" cy="212" r="15" />
        <circle cx="308" cy="204" r="22" />
        <circle cx="494" cy="210" r="17" />
        <circle cx="640" cy="208" r="18" />
      </g>
      <path d="M0 232h720v28H0Z" className="fill-line" />
    </svg>
  );
}
