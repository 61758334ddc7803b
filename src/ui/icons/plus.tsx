import { lineIcon } from '../line-icon.tsx';

export const Plus = /* @__PURE__ */ lineIcon(<><path d="M5 12h14m-7-7v14"/></>);
