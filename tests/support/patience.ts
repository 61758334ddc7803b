// Component tests wait as long as all others, instead of one second.
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react');
  const { asyncWrapper } = getConfig();
  const nextTurn = setImmediate;
  // What has appeared has also had its effects: React runs them a turn after it draws, which a busy machine makes late.
  const settled: typeof asyncWrapper = async (wait) => {
    const found = await asyncWrapper(wait);
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => nextTurn(resolve));
    return found;
  };
  // The library is read once, this file for each file of tests.
  const isSettled = asyncWrapper.name === settled.name;
  configure({ asyncUtilTimeout: 60_000, ...(isSettled ? {} : { asyncWrapper: settled }) });
}
export {};
