import { lineIcon } from '../line-icon.tsx';

export const Minus = /* @__PURE__ */ lineIcon(<><path d="M5 12h14"/></>);
