import { lineIcon } from '../line-icon.tsx';

export const CircleHelp = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3m.08 4h.01"/></>);
