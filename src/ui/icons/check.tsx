import { lineIcon } from '../line-icon.tsx';

export const Check = /* @__PURE__ */ lineIcon(<><path d="M20 6L9 17l-5-5"/></>);
