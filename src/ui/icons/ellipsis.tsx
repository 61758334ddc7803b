import { lineIcon } from '../line-icon.tsx';

export const Ellipsis = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/></>);
