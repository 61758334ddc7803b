import { lineIcon } from '../line-icon.tsx';

export const CircleDot = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="1"/><circle cx="12" cy="12" r="10"/></>);
