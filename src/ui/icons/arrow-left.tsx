import { lineIcon } from '../line-icon.tsx';

export const ArrowLeft = /* @__PURE__ */ lineIcon(<><path d="m12 19l-7-7l7-7m7 7H5"/></>);
