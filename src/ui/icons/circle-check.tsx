import { lineIcon } from '../line-icon.tsx';

export const CircleCheck = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/><path d="m16 9l-5.5 5.5L8 12"/></>);
