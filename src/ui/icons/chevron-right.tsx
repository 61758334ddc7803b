import { lineIcon } from '../line-icon.tsx';

export const ChevronRight = /* @__PURE__ */ lineIcon(<><path d="m9 18l6-6l-6-6"/></>);
