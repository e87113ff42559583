import type { CDPSession } from 'playwright-core';

/** How many times slower the processor of a measured page is than this machine's. */
export const slowdown = 4;

export const slowDown = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
