/** A street of houses along the hero's foot, in the tokens' colors so that it follows the theme. */
export function Skyline() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 240"
      preserveAspectRatio="xMidYMax slice"
      className="pointer-events-none absolute inset-x-0 bottom-0 h-40 w-full sm:h-56"
    >
      <path d="M0 150c120-40 230-52 360-34s250 8 380-22 260-30 380 0 210 34 320 14v132H0Z" className="fill-brand-tint" />
      <path d="M0 196c160-26 320-30 480-16s330 10 500-8 320-12 460 6v62H0Z" className="fill-sunken" />
      <g className="fill-surface stroke-line-strong" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M84 214v-54l40-32 40 32v54Z" />
        <path d="M190 214v-82h62v82Zm-8-82h78l-12-16h-54Z" />
        <path d="M292 214v-46l54-38 54 38v46Zm70-56v-26h14v36" />
        <path d="M470 214v-104h44v104Zm44 0v-76h40v76Z" />
        <path d="M602 214v-50l36-44 36 44v50Zm36 0v-34l30-24 34 24v34Z" />
        <path d="M770 214v-40h118v40Zm-10-40 22-28h96l22 28Z" />
        <path d="M940 214v-120h40v120Zm40 0v-92h34v92Zm34 0v-60h40v60Z" />
        <path d="M1106 214v-52l46-36 46 36v52Zm8-58v-34h16v22" />
        <path d="M1244 214v-70h36v70Zm36 0v-84h36v84Zm36 0v-70h36v70Z" />
      </g>
      <g className="fill-accent" opacity="0.85">
        <path d="M116 214v-24h16v24ZM212 214v-26h18v26ZM336 214v-28h20v28ZM484 214v-18h14v18ZM650 214v-22h16v22ZM816 214v-24h18v24ZM954 214v-18h14v18ZM1144 214v-26h18v26ZM1256 214v-22h12v22ZM1292 214v-22h12v22ZM1328 214v-22h12v22Z" />
      </g>
      <g className="fill-brand" opacity="0.9">
        <circle cx="62" cy="196" r="16" />
        <circle cx="274" cy="198" r="13" />
        <circle cx="432" cy="192" r="20" />
        <circle cx="578" cy="198" r="14" />
        <circle cx="732" cy="194" r="18" />
        <circle cx="914" cy="198" r="13" />
        <circle cx="1080" cy="194" r="17" />
        <circle cx="1222" cy="198" r="13" />
        <circle cx="1384" cy="192" r="20" />
      </g>
      <path d="M0 214h1440v26H0Z" className="fill-line" />
    </svg>
  );
}
