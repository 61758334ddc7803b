import { lineIcon } from '../line-icon.tsx';

export const Crosshair = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/><path d="M22 12h-4M6 12H2m10-6V2m0 20v-4"/></>);
