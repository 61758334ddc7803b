import { lineIcon } from '../line-icon.tsx';

export const ChevronDown = /* @__PURE__ */ lineIcon(<><path d="m6 9l6 6l6-6"/></>);
