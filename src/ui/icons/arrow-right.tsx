import { lineIcon } from '../line-icon.tsx';

export const ArrowRight = /* @__PURE__ */ lineIcon(<><path d="M5 12h14m-7-7l7 7l-7 7"/></>);
