import { lineIcon } from '../line-icon.tsx';

export const ChevronLeft = /* @__PURE__ */ lineIcon(<><path d="m15 18l-6-6l6-6"/></>);
