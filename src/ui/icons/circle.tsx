import { lineIcon } from '../line-icon.tsx';

export const Circle = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/></>);
