import { lineIcon } from '../line-icon.tsx';

export const Rotate3d = /* @__PURE__ */ lineIcon(<><path d="m15.194 13.707l3.814 1.86l-1.86 3.814m-.676-11.853A5 10 0 1 0 13 21.798"/><path d="M21.798 11A10 5 0 1 0 19 15.57"/></>);
