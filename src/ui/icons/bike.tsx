import { lineIcon } from '../line-icon.tsx';

export const Bike = /* @__PURE__ */ lineIcon(<><circle cx="18.5" cy="17.5" r="3.5"/><circle cx="5.5" cy="17.5" r="3.5"/><circle cx="15" cy="5" r="1"/><path d="M12 17.5V14l-3-3l4-3l2 3h2"/></>);
